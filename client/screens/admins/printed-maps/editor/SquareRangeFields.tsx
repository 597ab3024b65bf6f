import { Form, Input } from 'antd';
import styles from './PrintEditor.module.css';
import { isSquare, lastSquare } from './printLayoutValues';

interface SquareRangeFieldsProps {
  /** path of the range in the values of the form */
  name: (string | number)[];
  /** what the squares are of, such as "Frame" */
  label: string;
  grid: { gridColumns: number; gridRows: number };
}

/** The squares in two opposite corners of a part of the map. */
export function SquareRangeFields({ name, label, grid }: SquareRangeFieldsProps) {
  const message = `A1 to ${lastSquare(grid)}.`;
  const validator = (_: unknown, typed: string | undefined): Promise<void> =>
    isSquare(typed ?? '', grid) ? Promise.resolve() : Promise.reject(new Error(message));

  return (
    <div className={styles.range} role="group" aria-label={label}>
      {(['from', 'to'] as const).map((end) => (
        <Form.Item
          key={end}
          name={[...name, end]}
          label={end === 'from' ? 'From square' : 'To square'}
          rules={[{ validator }]}
        >
          <Input
            maxLength={4}
            autoComplete="off"
            spellCheck={false}
            placeholder={end === 'from' ? 'A1' : lastSquare(grid)}
          />
        </Form.Item>
      ))}
    </div>
  );
}
