import { ApolloLink } from '@apollo/client/link';
import { bearerLink } from './bearerLink';
import { forgottenViewerLink } from './forgottenViewerLink';
import { privateErrorLink } from './privateErrorLink';
import { privateTimeoutLink } from './privateTimeoutLink';

/** What a call with a token needs: the token, its time-out and what its errors lead to, in this order. */
export const privateLink = ApolloLink.from([privateErrorLink, bearerLink, forgottenViewerLink, privateTimeoutLink]);
