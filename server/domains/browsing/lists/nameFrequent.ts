import type { PreparedStatement } from '../../../platform/database/prepared/PreparedStatement';
import { StatementNames } from '../../../platform/database/prepared/StatementNames';
import type { Statement } from './BrochureList';

/** PostgreSQL itself plans a prepared statement anew for its first five uses. */
const names = new StatementNames({ prefix: 'list', most: 40, from: 10 });

/** Has a list prepared that is asked for often and whose plan suits all values. */
export function nameFrequent({ sql, values, plansAlike }: Statement): PreparedStatement {
  return { name: plansAlike ? names.nameOf(sql) : null, sql, values };
}
