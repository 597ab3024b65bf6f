import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Kind, parse, type DocumentNode } from 'graphql';
import { useMemo, type ReactNode } from 'react';

type Reference<Fragment> = FragmentType<Fragment> & { id: string };

/** Selects `id` and this fragment of `brochure(databaseId: 7)`. */
function queryOf<Fragment>(fragment: DocumentNode): TypedDocumentNode<{ brochure: Reference<Fragment> }> {
  const [first] = fragment.definitions;
  if (first?.kind !== Kind.FRAGMENT_DEFINITION) throw new Error('The document begins with no fragment.');
  const root = parse(`query BrochureOfTest { brochure(databaseId: 7) { id ...${first.name.value} } }`);
  return { ...root, definitions: [...root.definitions, ...fragment.definitions] };
}

interface WithBrochureProps<Fragment> {
  fragment: TypedDocumentNode<Fragment, unknown>;
  children: (brochure: Reference<Fragment>) => ReactNode;
}

/** Renders a component with the ad that the mock server returns for `brochure`. */
export function WithBrochure<Fragment>({ fragment, children }: WithBrochureProps<Fragment>) {
  const query = useMemo(() => queryOf<Fragment>(fragment), [fragment]);
  const { data } = useQuery(query);
  return data ? children(data.brochure) : null;
}
