import { getTrustedTypes } from '../platform/trusted-types/getTrustedTypes';

/**
 * The Trusted Types policy for texts that libraries hand to the browser (docs/security.md#scripts-cannot-run-here). Text
 * without `<` makes no element: Ant Design writes style rules so. Scripts come from our own files only.
 */
getTrustedTypes()?.createPolicy('default', {
  createHTML: (html) => (html.includes('<') ? null : html),
  createScriptURL: (url) => (new URL(url, window.location.href).origin === window.location.origin ? url : null),
});
