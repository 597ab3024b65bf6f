import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../app/database/openDatabase';
import { askSecret } from '../app/process/askSecret';
import { loadSettings } from '../app/process/loadSettings';
import { runProcess } from '../app/process/runProcess';
import { createAccount } from '../domains/accounts/createAccount';
import { Vendor } from '../domains/vendors/Vendor';
import { DomainError } from '../shared/errors/DomainError';
import { StartProblem } from '../shared/errors/StartProblem';
import type { Role } from '../shared/permissions';

interface WantedAccount {
  role: Role;
  email: string;
  name: string | null;
  vendorId: number | null;
}

const usage =
  'Say whose login to make: npm run account:create -- --role ADMINISTRATOR --email you@offers.example [--name "Your Name"], ' +
  'or for a vendor --role VENDOR --vendor NUMBER --email …';

function readArguments(args: string[]): WantedAccount {
  const { role, email, name, vendor } = parseOptions(args);
  if (role !== 'ADMINISTRATOR' && role !== 'VENDOR') throw new StartProblem(usage);
  if (email === undefined) throw new StartProblem(usage);
  if (vendor !== undefined && !/^[1-9]\d{0,8}$/.test(vendor)) throw new StartProblem(usage);
  return { role, email, name: name ?? null, vendorId: vendor === undefined ? null : Number(vendor) };
}

async function assertVendorExists(database: DataSource, id: number | null): Promise<void> {
  if (id === null || (await database.getRepository(Vendor).existsBy({ id }))) return;
  throw new StartProblem(
    `There is no vendor number ${id}: look it up in the list of ads, where each names its vendor.`,
  );
}

function parseOptions(args: string[]): Partial<Record<'role' | 'email' | 'name' | 'vendor', string>> {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { role: text, email: text, name: text, vendor: text } }).values;
  } catch (cause) {
    throw new StartProblem(usage, { cause });
  }
}

/** `npm run account:create`: a login, for the first administrator above all. */
void runProcess(
  async (lifetime) => {
    const wanted = readArguments(process.argv.slice(2));
    const opened = await openDatabase(loadSettings());
    lifetime.onClose('database', opened.close);
    await assertVendorExists(opened.database, wanted.vendorId);

    const typed = await askSecret('Password (12 or more characters; leave it empty to have one made): ');
    const password = typed || randomBytes(15).toString('base64url');
    const account = await opened.database
      .transaction((manager) => createAccount(manager, { ...wanted, password }))
      .catch((error: unknown) => {
        throw error instanceof DomainError ? new StartProblem(error.message, { cause: error }) : error;
      });
    process.stdout.write(`${account.role} ${account.email} can sign in now.\n`);
    if (!typed) process.stdout.write(`Password (shown only this once): ${password}\n`);
  },
  { stays: false },
);
