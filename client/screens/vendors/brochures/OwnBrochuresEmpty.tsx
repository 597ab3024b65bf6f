import { privatePaths } from '../../../shared/privatePaths';
import { EmptyState } from '../../../ui/EmptyState';
import { Link } from '../../../ui/Link';
import type { OwnView } from './ownViews';

const nothing: Readonly<Record<OwnView, { title: string; text: string }>> = {
  all: { title: 'No ads yet', text: 'Your first ad appears here as soon as it has been made.' },
  live: { title: 'Nothing is live', text: 'What visitors can see now would stand here.' },
  waiting: { title: 'Nothing is waiting', text: 'What we have not looked at yet would stand here.' },
  archived: { title: 'Nothing is archived', text: 'What was taken down would stand here.' },
};

export function OwnBrochuresEmpty({ view }: { view: OwnView }) {
  const { title, text } = nothing[view];
  return (
    <EmptyState
      icon="document"
      title={title}
      actions={view === 'all' && <Link to={privatePaths.vendorManageBrochures()}>How to get a new ad</Link>}
    >
      <p>{text}</p>
    </EmptyState>
  );
}
