import { brochureFields } from '../../generated/brochureFields';
import { parseMarkup } from '../../platform/trusted-types/parseMarkup';
import { formatDate } from '../../shared/dates/formatDate';
import { formatMoney } from '../../shared/formats/formatMoney';
import { fieldPath } from './fieldLabel';

/** Formats a value from the server (`RevisedField`) for users. */
export function fieldText(name: string, value: string | null): string {
  if (value === null || value === '') return '';
  const path = fieldPath(name);
  switch (path && brochureFields[path].kind) {
    case 'cents':
      return formatMoney(Number(value));
    case 'boolean':
      return value === 'true' ? 'Yes' : 'No';
    case 'date':
      return formatDate(value);
    case 'markup':
      return withoutMarkup(value);
    default:
      return value;
  }
}

/** Turns paragraphs and list items into lines and drops all other markup. */
function withoutMarkup(text: string): string {
  if (!/<[a-z/!?]/i.test(text)) return text;
  const lines = text.replace(/<li>/gi, '• ').replace(/<\/(p|h3|h4|li|ul|ol)>|<br\s*\/?>/gi, '\n');
  const plain = parseMarkup(lines).textContent;
  return plain.replace(/\n{3,}/g, '\n\n').trim();
}
