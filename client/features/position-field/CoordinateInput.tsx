import { Input } from 'antd';
import { useId, useState } from 'react';
import styles from './PositionField.module.css';
import { readCoordinate } from './readCoordinate';
import { readCoordinates, type Coordinates } from './readCoordinates';

interface CoordinateInputProps {
  label: string;
  hint: string;
  value: number | null;
  problem?: string | undefined;
  isDisabled: boolean;
  onChange: (value: number | null) => void;
  /** called when the user has entered both coordinates into this field */
  onPair: (pair: Coordinates) => void;
}

const print = (value: number | null): string => (value === null ? '' : String(Math.round(value * 1e6) / 1e6));

/** A latitude or longitude. Ignores invalid text and clears it on blur. */
export function CoordinateInput({ label, hint, value, problem, isDisabled, onChange, onPair }: CoordinateInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  return (
    <div className={styles.number}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        value={typed ?? print(value)}
        inputMode="text"
        disabled={isDisabled}
        autoComplete="off"
        {...(problem === undefined ? {} : { status: 'error' as const })}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = readCoordinate(target.value);
          const isEmpty = target.value.trim() === '';
          const pair = readCoordinates(target.value);
          if (pair !== null) onPair(pair);
          else if (number !== null || isEmpty) onChange(number);
        }}
        onBlur={() => setTyped(null)}
      />
      <span id={`${id}-hint`} className={problem === undefined ? styles.hint : styles.problem}>
        {problem ?? hint}
      </span>
    </div>
  );
}
