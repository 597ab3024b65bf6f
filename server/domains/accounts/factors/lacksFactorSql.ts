/** SQL for whether the administrator `a` has no second factor though one is due; `now` is SQL for the time. */
export function lacksFactorSql(now: string): string {
  return `a.role = 'ADMINISTRATOR' AND a.factor_due_at <= ${now}
    AND NOT EXISTS (SELECT FROM account_authenticators f WHERE f.account_id = a.id AND f.confirmed_at IS NOT NULL)
    AND NOT EXISTS (SELECT FROM account_passkeys p WHERE p.account_id = a.id)`;
}
