import { Form, InputNumber } from 'antd';
import styles from './MapAreaScreen.module.css';

const labels = { north: 'North', south: 'South', west: 'West', east: 'East' } as const;

type Edge = keyof typeof labels;

/** The edges of a box as numbers; arrow keys move an edge by about ten metres. */
export function GridFields({ names }: { names: readonly Edge[] }) {
  return (
    <div className={styles.numbers}>
      {names.map((name) => (
        <Form.Item
          key={name}
          name={name}
          label={labels[name]}
          rules={[{ required: true, message: 'A number of degrees.' }]}
        >
          <InputNumber step={0.0005} precision={5} />
        </Form.Item>
      ))}
    </div>
  );
}
