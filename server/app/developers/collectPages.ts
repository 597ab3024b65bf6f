import type { GraphQLSchema } from 'graphql';
import type { OpenApiDocument } from '../rest/reference/OpenApiDocument';
import { referencePages } from '../rest/reference/referencePages';
import { problemPages } from '../rest/problems/pages/problemPages';
import { examplePages } from './graphql/examplePages';
import { rootFieldPages } from './graphql/rootFieldPages';
import { readSchemaExamples } from './graphql/SchemaExample';
import { typePages } from './graphql/typePages';
import { guides } from './guides/guides';
import { readGuide } from './guides/readGuide';
import { homePage } from './homePage';
import type { PortalPage } from './PortalPage';

interface PortalSources {
  schema: GraphQLSchema;
  openApi: OpenApiDocument;
  publicUrl: string;
  hasExplorer: boolean;
}

const changelog = {
  slug: '../changelog',
  title: 'Change log',
  summary: 'What changed for integrators, newest first; what is deprecated, and until when it works.',
  file: 'docs/changelog.md',
};

/** Makes all pages of the portal that depend on nothing but the version of the program, by address. */
export function collectPages({ schema, openApi, publicUrl, hasExplorer }: PortalSources): Map<string, PortalPage> {
  const examples = readSchemaExamples();
  const pages = [
    homePage(publicUrl, hasExplorer),
    ...guides.map((guide) => readGuide(guide, publicUrl)),
    { ...readGuide(changelog, publicUrl), path: '/developers/changelog' },
    ...typePages(schema),
    ...rootFieldPages({ schema, examples, hasExplorer }),
    ...examplePages(examples, hasExplorer),
    ...referencePages(openApi, publicUrl),
    ...problemPages(publicUrl),
  ];
  return new Map(pages.map((page) => [page.path, page]));
}
