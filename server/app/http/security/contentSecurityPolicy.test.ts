import { contentSecurityPolicy } from './contentSecurityPolicy';

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

it('allows only scripts from our own files', () => {
  const policy = contentSecurityPolicy({ https: true });
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  expect(directive(policy, 'script-src-attr')).toBe("script-src-attr 'none'");
  expect(directive(policy, 'object-src')).toBe("object-src 'none'");
  expect(directive(policy, 'base-uri')).toBe("base-uri 'none'");
  expect(policy).not.toContain('unsafe-eval');
});

it('allows an inline script only by its hash', () => {
  const policy = contentSecurityPolicy({ https: true, inlineScripts: ['alert(1)'] });
  expect(directive(policy, 'script-src')).toBe(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  );
});

it('blocks requests to other sites and framing by them', () => {
  const policy = contentSecurityPolicy({ https: true });
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
  expect(directive(policy, 'form-action')).toBe("form-action 'self'");
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
});

it('allows pictures of the configured hosts', () => {
  const policy = contentSecurityPolicy({ https: true, imageHosts: ['https://assets.pictures.example'] });
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https://assets.pictures.example");
});

it('upgrades requests to https only if the site has it', () => {
  expect(contentSecurityPolicy({ https: true })).toContain('upgrade-insecure-requests');
  expect(contentSecurityPolicy({ https: false })).not.toContain('upgrade-insecure-requests');
});

it('allows frames only of the site and the configured hosts, by https', () => {
  expect(directive(contentSecurityPolicy({ https: true }), 'frame-src')).toBe("frame-src 'self'");
  const policy = contentSecurityPolicy({ https: false, frameHosts: ['books.example', '*.flip.example'] });
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://books.example https://*.flip.example");
});

it('allows style elements by their hash, and no style attributes', () => {
  const policy = contentSecurityPolicy({ https: true, inlineStyles: ['a{color:red}'] });
  expect(directive(policy, 'style-src')).toBe("style-src 'self' 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='");
  expect(directive(policy, 'style-src-attr')).toBe("style-src-attr 'none'");
  expect(policy).not.toContain('unsafe-inline');
});

it('allows what antd writes in private areas', () => {
  const policy = contentSecurityPolicy({ https: true, inlineStyles: 'ANY' });
  expect(directive(policy, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
  expect(directive(policy, 'style-src-attr')).toBe("style-src-attr 'unsafe-inline'");
});

it('lets no text become markup without a policy, and reports what is blocked', () => {
  const policy = contentSecurityPolicy({ https: true, reportsTo: '/reports' });
  expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directive(policy, 'trusted-types')).toBe('trusted-types default read-markup');
  expect(directive(policy, 'report-uri')).toBe('report-uri /reports');
  expect(directive(policy, 'report-to')).toBe('report-to policy');
});
