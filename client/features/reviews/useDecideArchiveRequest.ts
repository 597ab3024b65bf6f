import { useDecideArchiveRequestMutation } from '../../generated/DecideArchiveRequest';
import type { ArchiveRequestDecision } from '../../generated/types';
import { useVerb } from '../brochure-lifecycle/useVerb';

const doneTexts: Record<ArchiveRequestDecision, string> = {
  ARCHIVE: 'is archived, and its vendor is told',
  DECLINE: 'stays, and its vendor is told why',
};

/** Decides a vendor's request to archive an ad. Resolves to true on success. */
export function useDecideArchiveRequest(): (
  brochure: { id: string; displayTitle: string },
  decision: ArchiveRequestDecision,
  answer: string | null,
) => Promise<boolean> {
  const [decide] = useDecideArchiveRequestMutation();
  const attempt = useVerb();
  return ({ id, displayTitle }, decision, answer) =>
    attempt({
      run: () => decide({ variables: { input: { id, decision, answer } } }),
      done: `“${displayTitle}” ${doneTexts[decision]}.`,
      notDone: `Nothing is decided about “${displayTitle}”.`,
    });
}
