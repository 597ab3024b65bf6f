import './theme/tokens.css';
import './theme/base.css';
import { lazy, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ApolloProvider } from '@apollo/client/react';
import { sessionLink } from '../features/session/sessionLink';
import { StartNavigationContext } from '../features/site-navigation/StartNavigation';
import { createClient } from '../platform/apollo/createClient';
import { networkLink } from '../platform/apollo/networkLink';
import { storeServerResults } from '../platform/apollo/serverResults';
import { SiteRouter } from '../platform/page/SiteRouter';
import { ContactEmailContext } from '../platform/page/contexts/ContactEmailContext';
import { SiteUrlContext } from '../platform/page/contexts/SiteUrlContext';
import { App } from './App';
import { FormContexts } from './FormContexts';
import { readHydrationPayload } from './hydrationPayload';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');

const PrivateArea = lazy(() => import('./PrivateArea'));

const { hydrate, siteUrl, contactEmail, data, navigation, posted, formKey } = readHydrationPayload();
const client = createClient(sessionLink.concat(networkLink), { isHydrating: hydrate });
if (hydrate) storeServerResults(data);

const tree = (
  <StrictMode>
    <SiteUrlContext value={siteUrl}>
      <ContactEmailContext value={contactEmail}>
        <FormContexts posted={posted} formKey={() => formKey}>
          <ApolloProvider client={client}>
            <StartNavigationContext value={navigation}>
              <SiteRouter>
                <App privateArea={PrivateArea} />
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
  afterStart();
});
