import { cleanLine } from '../../../../shared/text/cleanLine';
import { AtdwProblem } from './AtdwProblem';
import { objectIn, textIn } from './jsonValues';

export interface SourceCategory {
  code: string;
  description: string;
}

/** @throws AtdwProblem for an answer of another form */
export function readCategories(answer: unknown): SourceCategory[] {
  if (!Array.isArray(answer)) {
    throw new AtdwProblem('The answer of the warehouse has an unknown form: it is no list of categories.');
  }
  const byCode = new Map<string, SourceCategory>();
  for (const entry of answer.map(objectIn)) {
    const code = textIn(entry, 'CategoryId') ?? '';
    const description = Array.from(cleanLine(textIn(entry, 'Description') ?? ''))
      .slice(0, 200)
      .join('');
    if (/^[A-Z0-9_-]{1,40}$/.test(code)) byCode.set(code, { code, description: description || code });
  }
  return [...byCode.values()];
}
