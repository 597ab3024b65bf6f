import { Button, Input } from 'antd';
import { useRef } from 'react';
import { useField } from '../useField';
import { FieldFrame } from './FieldFrame';
import styles from './fields.module.css';
import { markupEdits, type Selected } from './markupEdits';

const help = 'Empty lines make paragraphs. As soon as there is any markup, it alone decides.';

export function DescriptionInput() {
  const { value, problem, label, id, helpId, isWritable, change, leave } = useField('description');
  const frame = useRef<HTMLDivElement>(null);
  if (!isWritable) return null;

  function edit(apply: (selected: Selected) => Selected): void {
    const area = frame.current?.querySelector('textarea');
    if (!area) return;
    const { text, start, end } = apply({ text: value, start: area.selectionStart, end: area.selectionEnd });
    change(text);
    // once the new text stands in the field
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(start, end);
    });
  }

  return (
    <FieldFrame id={id} helpId={helpId} label={label} help={help} problem={problem} isCounted>
      <div ref={frame}>
        <div className={styles.markup} role="group" aria-label="Markup of the description">
          {markupEdits.map((each) => (
            <Button key={each.label} size="small" onClick={() => edit(each.edit)}>
              {each.label}
            </Button>
          ))}
        </div>
        <Input.TextArea
          id={id}
          className={styles.control}
          value={value}
          autoSize={{ minRows: 6, maxRows: 30 }}
          status={problem === undefined ? '' : 'error'}
          aria-invalid={problem !== undefined}
          aria-describedby={helpId}
          count={{ max: 10_000, show: true }}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
        />
      </div>
    </FieldFrame>
  );
}
