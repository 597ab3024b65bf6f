import './trustedTypes';
import './theme/tokens.css';
import './theme/base.css';
import { lazy, startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ApolloProvider } from '@apollo/client/react';
import { sessionStore } from '../features/session/sessionStore';
import { StartNavigationContext } from '../features/site-navigation/StartNavigation';
import { askByHash } from '../platform/apollo/askByHash';
import { LazyClient } from '../platform/apollo/LazyClient';
import { SiteRouter } from '../platform/page/navigation/SiteRouter';
import { ContactEmailContext } from '../platform/page/contexts/ContactEmailContext';
import { SiteUrlContext } from '../platform/page/contexts/SiteUrlContext';
import { isClientOnlyPath } from '../shared/paths';
import { Loading } from '../ui/feedback/Loading';
import { App } from './App';
import { FormContexts } from './FormContexts';
import { readHydrationPayload } from './hydrationPayload';

const isPrivateDocument = isClientOnlyPath(window.location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');

const { hydrate, siteUrl, contactEmail, data, navigation, posted, formKey } = readHydrationPayload();
const apollo = new LazyClient(
  async () => (await import('./apolloClient')).client,
  data,
  async (options) => (sessionStore.get().session === null ? askByHash(options) : undefined),
);

/** Ant Design writes style elements, which only the policy of private pages allows: the document has to be loaded anew. */
function ReloadedPage() {
  useEffect(() => {
    window.location.reload();
  }, []);
  return <Loading />;
}

/** Its screens use the client as a whole, so they wait for it. */
const PrivateArea = lazy(async () => {
  const [client, { default: Area }] = await Promise.all([apollo.connect(), import('./PrivateArea')]);
  return {
    default: () => (
      <ApolloProvider client={client}>
        <Area />
      </ApolloProvider>
    ),
  };
});

const tree = (
  <StrictMode>
    <SiteUrlContext value={siteUrl}>
      <ContactEmailContext value={contactEmail}>
        <FormContexts posted={posted} formKey={() => formKey}>
          <ApolloProvider client={apollo.asClient}>
            <StartNavigationContext value={navigation}>
              <SiteRouter>
                <App privateArea={isPrivateDocument ? PrivateArea : ReloadedPage} />
              </SiteRouter>
            </StartNavigationContext>
          </ApolloProvider>
        </FormContexts>
      </ContactEmailContext>
    </SiteUrlContext>
  </StrictMode>
);

// a transition renders in slices, so the page responds to taps in between
if (hydrate) startTransition(() => void hydrateRoot(root, tree));
else createRoot(root).render(tree);

void import('./afterStart').then(({ afterStart }) => {
  afterStart(apollo);
});
