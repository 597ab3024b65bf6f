import { ApolloLink } from '@apollo/client/link';
import { bearerLink } from './bearerLink';
import { forgottenViewerLink } from './forgottenViewerLink';
import { privateErrorLink } from './privateErrorLink';
import { privateTimeoutLink } from './privateTimeoutLink';

/** What stands before the HTTP link: the token, its time-out and what its errors lead to, in this order. */
export const sessionLink = ApolloLink.from([privateErrorLink, bearerLink, forgottenViewerLink, privateTimeoutLink]);
