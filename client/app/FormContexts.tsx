import type { ReactNode } from 'react';
import { FormKeyContext } from '../platform/page/contexts/FormKeyContext';
import { PostedFormContext, type PostedForm } from '../platform/page/contexts/PostedFormContext';

interface FormContextsProps {
  posted: PostedForm | null;
  formKey: () => string;
  children: ReactNode;
}

/** Contexts for forms that are sent without JavaScript; the same on the server and in the browser. */
export function FormContexts({ posted, formKey, children }: FormContextsProps) {
  return (
    <PostedFormContext value={posted}>
      <FormKeyContext value={formKey}>{children}</FormKeyContext>
    </PostedFormContext>
  );
}
