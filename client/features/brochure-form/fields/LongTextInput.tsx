import { Button, Input } from 'antd';
import { useRef } from 'react';
import { useField } from '../useField';
import type { TextField } from '../values/BrochureFormValues';
import { FieldFrame } from './FieldFrame';
import styles from './fields.module.css';
import { markupEdits, type Selected } from './markupEdits';

/** Multi-line text with a counter. Kind `markup` adds buttons that insert tags. */
export function LongTextInput({ name }: { name: TextField }) {
  const field = useField(name);
  const { kind, label, most, value, change, control } = field;
  const frame = useRef<HTMLDivElement>(null);
  const isMarkup = kind === 'markup';

  function edit(apply: (selected: Selected) => Selected): void {
    const area = frame.current?.querySelector('textarea');
    if (!area) return;
    const { text, start, end } = apply({ text: value, start: area.selectionStart, end: area.selectionEnd });
    change(text);
    // wait until React has put the new text into the field
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(start, end);
    });
  }

  return (
    <FieldFrame field={field} isCounted>
      <div ref={frame}>
        {isMarkup && (
          <div className={styles.markup} role="group" aria-label={`Markup of the ${label.toLowerCase()}`}>
            {markupEdits.map((each) => (
              <Button key={each.label} size="small" onClick={() => edit(each.edit)}>
                {each.label}
              </Button>
            ))}
          </div>
        )}
        <Input.TextArea
          {...control}
          value={value}
          autoSize={isMarkup ? { minRows: 6, maxRows: 30 } : { minRows: (most ?? 0) > 1000 ? 3 : 2, maxRows: 24 }}
          count={most === null ? undefined : { max: most, show: true }}
          onChange={(event) => change(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
}
