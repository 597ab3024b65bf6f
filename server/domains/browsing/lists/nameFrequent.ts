import type { PreparedStatement } from '../../../platform/database/prepared/PreparedStatement';
import { StatementNames } from '../../../platform/database/prepared/StatementNames';
import type { Statement } from './BrochureList';

/** From 10 uses on, because PostgreSQL makes a new plan for the first five uses anyway. */
const names = new StatementNames({ prefix: 'list', most: 40, from: 10 });

/** Names a frequent list statement, so that connections prepare it, if one plan suits all values. */
export function nameFrequent({ sql, values, hasStablePlan, isOfFewAds = false }: Statement): PreparedStatement {
  return { name: hasStablePlan ? names.nameOf(sql) : null, sql, values, isQuick: isOfFewAds };
}
