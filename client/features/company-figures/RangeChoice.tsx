import { Button } from 'antd';
import { useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { ChipLink } from '../../ui/buttons/ChipLink';
import { isIsoDay } from '../../shared/dates/readDay';
import { IsoDayField } from '../../ui/form/IsoDayField';
import { figureSpans, type FigureRange } from './figureRange';
import styles from './RangeChoice.module.css';

interface RangeChoiceProps {
  /** address of the screen without its query */
  path: string;
  chosen: FigureRange;
  /** the days that are shown */
  from: string;
  to: string;
}

/** Links to the usual ranges, and a form for other days. */
export function RangeChoice({ path, chosen, from, to }: RangeChoiceProps) {
  const navigate = useNavigate();
  const id = useId();
  const [first, setFirst] = useState(from);
  const [last, setLast] = useState(to);

  const areDays = isIsoDay(first) && isIsoDay(last);
  const isBackwards = areDays && first > last;

  function show(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!areDays || isBackwards) return;
    void navigate(`${path}?${String(new URLSearchParams({ from: first, to: last }))}`);
  }

  return (
    <div className={styles.choice}>
      <nav className={styles.spans} aria-label="How many days">
        {figureSpans.map((span) => (
          <ChipLink key={span} to={`${path}?days=${String(span)}`} chosen={chosen.days === span}>
            {span} days
          </ChipLink>
        ))}
      </nav>
      <form className={styles.form} aria-label="Other days" onSubmit={show}>
        <label htmlFor={`${id}from`}>From</label>
        <IsoDayField
          id={`${id}from`}
          label="First day"
          size="large"
          required
          max={last}
          value={first}
          onChange={setFirst}
        />
        <label htmlFor={`${id}to`}>to</label>
        <IsoDayField
          id={`${id}to`}
          label="Last day"
          size="large"
          required
          min={first}
          value={last}
          onChange={setLast}
        />
        <Button htmlType="submit" size="large" disabled={!areDays || isBackwards}>
          Show
        </Button>
        {isBackwards && (
          <p role="alert" className={styles.problem}>
            The last day is before the first.
          </p>
        )}
      </form>
    </div>
  );
}
