import 'virtual:tokens.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ApolloProvider } from '@apollo/client/react';
import { BrowserRouter } from 'react-router';
import { sessionLink } from '../features/session/sessionLink';
import { createClient } from '../platform/apollo/createClient';
import { httpLink } from '../platform/apollo/httpLink';
import { App } from './App';
import { routes } from './routes';

const client = createClient(sessionLink.concat(httpLink));
const tree = (
  <StrictMode>
    <ApolloProvider client={client}>
      <BrowserRouter>
        <App routes={routes} />
      </BrowserRouter>
    </ApolloProvider>
  </StrictMode>
);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');
if (root.firstElementChild) hydrateRoot(root, tree);
else createRoot(root).render(tree);
