import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StartProblem } from '../../shared/errors/StartProblem';
import { UsageAsked } from './UsageAsked';

type Options = NonNullable<ParseArgsConfig['options']>;

type Parsed<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true; args: string[] }>>;

/**
 * What a command was told, of nothing but its `options` and at most `places` words beside them. Asked for help it tells
 * its usage; what it does not know it names, and then its usage as well.
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
    // Node goes on with advice about words that begin with a dash, which none of ours do
    const [problem = ''] = (cause as Error).message.split('. ');
    throw new StartProblem(`${problem}\n\n${usage}`, { cause });
  }
}
