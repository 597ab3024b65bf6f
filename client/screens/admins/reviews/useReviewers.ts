import { useReviewersQuery } from '../../../generated/Reviewers';
import { useMay } from '../../../features/session/useMay';

export interface Reviewers {
  /** the global id of the own login; null until it is known */
  ownId: string | null;
  choices: readonly { value: string; label: string }[];
}

/** Who may decide about ads; empty for somebody who may not. */
export function useReviewers(): Reviewers {
  const may = useMay();
  const { data } = useReviewersQuery({ skip: !may('assignReview') });
  const ownId = data?.viewer?.account.id ?? null;
  const choices = data?.reviewers.map(({ id, name, email }) => {
    const label = name ?? email;
    return { value: id, label: id === ownId ? `${label} (you)` : label };
  });
  return { ownId, choices: choices ?? [] };
}
