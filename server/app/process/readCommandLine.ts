import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StartProblem } from '../../shared/errors/StartProblem';
import { UsageAsked } from './UsageAsked';

type Options = NonNullable<ParseArgsConfig['options']>;

type Parsed<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true; args: string[] }>>;

/**
 * Reads a command line with `options` and at most `places` words. Throws for a request for help, with the usage. Throws
 * for unknown arguments, with their name and the usage.
 */
export function readCommandLine<T extends Options>(
  usage: string,
  options: T,
  { places = 0, args = process.argv.slice(2) }: { places?: number; args?: string[] } = {},
): Parsed<T> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) throw new UsageAsked(usage);
  const parsed = parse(usage, options, args);
  const { [places]: tooMuch } = parsed.positionals;
  if (tooMuch !== undefined) throw new StartProblem(`Not understood: ${tooMuch}\n\n${usage}`);
  return parsed;
}

function parse<T extends Options>(usage: string, options: T, args: string[]): Parsed<T> {
  try {
    return parseArgs({ options, args, allowPositionals: true });
  } catch (cause) {
    // Node adds advice about words that begin with a dash, which our commands do not have
    const [problem = ''] = (cause as Error).message.split('. ');
    throw new StartProblem(`${problem}\n\n${usage}`, { cause });
  }
}
