import { Select } from 'antd';
import { useState } from 'react';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useAssignReviewMutation } from '../../../generated/Reviewers';
import styles from './ReviewsScreen.module.css';
import type { QueuedReview } from './useReviewQueue';
import type { Reviewers } from './useReviewers';

const nobody = ' nobody';

interface AssigneeChoiceProps {
  review: QueuedReview;
  choices: Reviewers['choices'];
  onAssigned: () => void;
}

/** Who looks at an ad. */
export function AssigneeChoice({ review: { brochure, assignee }, choices, onAssigned }: AssigneeChoiceProps) {
  const [assign, { loading }] = useAssignReviewMutation();
  const [wanted, setWanted] = useState<string | null>(null);
  const attempt = useVerb();
  const { id, displayTitle } = brochure;

  async function choose(value: string): Promise<void> {
    setWanted(value);
    const name = choices.find((choice) => choice.value === value)?.label;
    const isDone = await attempt({
      run: () => assign({ variables: { input: { id, accountId: value === nobody ? null : value } } }),
      done: name === undefined ? `“${displayTitle}” is nobody’s now.` : `“${displayTitle}” is for ${name}.`,
      notDone: `“${displayTitle}” stays as it was.`,
    });
    setWanted(null);
    if (isDone) onAssigned();
  }

  return (
    <Select<string>
      className={styles.assignee}
      aria-label={`Who looks at: ${displayTitle}`}
      value={wanted ?? assignee?.id ?? nobody}
      disabled={loading}
      options={[{ value: nobody, label: 'Nobody' }, ...choices]}
      onChange={(value) => void choose(value)}
    />
  );
}
