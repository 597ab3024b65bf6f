import type { EntityManager } from 'typeorm';
import { violates } from '../../platform/database/violates';
import { hashPassword } from '../../platform/passwords/hashPassword';
import { passwordProblem } from '../../platform/passwords/passwordProblem';
import { newDid } from '../../shared/did';
import { isEmailAddress } from '../../shared/emails/isEmailAddress';
import { DomainError, type FieldError } from '../../shared/errors/DomainError';
import type { Role, StaffRole, VendorRole } from '../../shared/Viewer';
import { Account } from './Account';
import { normalizeEmail } from './normalizeEmail';

export interface NewAccount {
  email: string;
  password: string;
  name: string | null;
  role: Role;
  /** the company of a VENDOR; null for administrators */
  vendorId: number | null;
  /** of a VENDOR; absent: OWNER */
  vendorRole?: VendorRole;
  /** of an ADMINISTRATOR; absent: ADMINISTRATOR */
  staffRole?: StaffRole;
}

/** Creates a login. The caller (a command, a seed or a registration) has already checked the permission. */
export async function createAccount(manager: EntityManager, input: NewAccount): Promise<Account> {
  const email = normalizeEmail(input.email);
  const errors = problemsOf({ ...input, email });
  if (errors.length > 0) {
    throw new DomainError('VALIDATION_FAILED', errors.map((error) => error.message).join(' '), { errors });
  }
  const accounts = manager.getRepository(Account);
  const { name, role, vendorId } = input;
  const vendorRole = role === 'VENDOR' ? (input.vendorRole ?? 'OWNER') : null;
  const staffRole = role === 'ADMINISTRATOR' ? (input.staffRole ?? 'ADMINISTRATOR') : null;
  const passwordHash = await hashPassword(input.password);
  try {
    return await accounts.save(
      accounts.create({ did: newDid(), email, name, role, vendorId, vendorRole, staffRole, passwordHash }),
    );
  } catch (error) {
    if (!violates(error, 'accounts_email_key')) throw error;
    throw new DomainError('CONFLICT', 'There is already a login with this e-mail address.', { cause: error });
  }
}

function problemsOf({ email, password, name, role, vendorId }: NewAccount): FieldError[] {
  const errors: FieldError[] = [];
  const add = (field: string, code: string, message: string): number => errors.push({ field, code, message });
  if (!isEmailAddress(email)) add('email', 'EMAIL', 'Please enter a valid email address.');
  const weakness = passwordProblem(password, [email, name ?? '']);
  if (weakness !== undefined) add('password', 'PASSWORD', weakness);
  if (role === 'VENDOR' && vendorId === null) add('vendorId', 'REQUIRED', "A vendor's login needs its company.");
  if (role !== 'VENDOR' && vendorId !== null) add('vendorId', 'FORBIDDEN', 'An administrator belongs to no company.');
  return errors;
}
