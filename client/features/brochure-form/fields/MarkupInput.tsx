import { Input } from 'antd';
import { lazy, Suspense } from 'react';
import { useField } from '../useField';
import type { TextField } from '../values/BrochureFormValues';
import { FieldFrame } from './FieldFrame';

const RichText = lazy(() => import('../../../ui/rich-text/RichText'));

/** A text with limited markup, as it will look. Until the editor has loaded the text can be read. */
export function MarkupInput({ name }: { name: TextField }) {
  const field = useField(name);
  const { label, most, value, problem, helpId, change, control } = field;
  return (
    <FieldFrame field={field}>
      <Suspense
        fallback={<Input.TextArea {...control} value={value} readOnly autoSize={{ minRows: 6, maxRows: 30 }} />}
      >
        <RichText
          id={control.id}
          label={label}
          text={value}
          most={most}
          isInvalid={problem !== undefined}
          describedBy={helpId}
          onChange={change}
          onBlur={control.onBlur}
        />
      </Suspense>
    </FieldFrame>
  );
}
