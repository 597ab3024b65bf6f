import { fail } from './fail.mjs';

/** Refuses `npm start -- --port 5000` with advice, instead of starting on another port. */
export function refuseArguments(command) {
  const [argument] = process.argv.slice(2);
  if (argument === undefined) return;
  const usage = `${command} takes no arguments. Settings are environment variables, or lines of a file .env: for example "PORT=5000 ${command}". .env.example explains each.`;
  if (argument !== '--help' && argument !== '-h') fail(usage);
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
