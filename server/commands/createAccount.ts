import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../app/database/openDatabase';
import { askSecret } from '../app/process/askSecret';
import { loadSettings } from '../app/process/loadSettings';
import { readCommandLine } from '../app/process/readCommandLine';
import { runProcess } from '../app/process/runProcess';
import { createAccount } from '../domains/accounts/createAccount';
import { Vendor } from '../domains/vendors/Vendor';
import { DomainError } from '../shared/errors/DomainError';
import { StartProblem } from '../shared/errors/StartProblem';
import type { Role } from '../shared/Viewer';

interface WantedAccount {
  role: Role;
  email: string;
  name: string | null;
  vendorId: number | null;
}

const usage = `Makes a login: npm run account:create -- --role ADMINISTRATOR --email you@offers.example [--name "Your Name"]
  --role ROLE      ADMINISTRATOR or VENDOR
  --email EMAIL    with which its owner signs in
  --name NAME      what its owner is called
  --vendor NUMBER  the company of a VENDOR
It asks for the password; where nobody can be asked, or the answer is empty, it makes one and shows it once.`;

function readArguments(): WantedAccount {
  const text = { type: 'string' } as const;
  const { role, email, name, vendor } = readCommandLine(usage, {
    role: text,
    email: text,
    name: text,
    vendor: text,
  }).values;
  const refuse = (problem: string): never => {
    throw new StartProblem(`${problem}\n\n${usage}`);
  };
  if (role !== 'ADMINISTRATOR' && role !== 'VENDOR') return refuse('--role must be ADMINISTRATOR or VENDOR.');
  if (email === undefined) return refuse('--email is missing: whose login is it?');
  if (role === 'VENDOR' && vendor === undefined)
    return refuse("--vendor is missing: a vendor's login needs its company.");
  if (vendor !== undefined && !/^[1-9]\d{0,8}$/.test(vendor)) return refuse('--vendor must be the number of a vendor.');
  return { role, email, name: name ?? null, vendorId: vendor === undefined ? null : Number(vendor) };
}

async function assertVendorExists(database: DataSource, id: number | null): Promise<void> {
  if (id === null || (await database.getRepository(Vendor).existsBy({ id }))) return;
  throw new StartProblem(
    `There is no vendor number ${id}: look it up in the list of ads, where each names its vendor.`,
  );
}

/** `npm run account:create`: creates a login, such as the first administrator. */
void runProcess(
  async (lifetime) => {
    const wanted = readArguments();
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
