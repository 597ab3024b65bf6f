import { graphql, updateSchema } from 'cm6-graphql';
import type { EditorView } from '@codemirror/view';
import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import { askServer } from './askServer';
import { createEditor } from './createEditor';
import { Docs } from './Docs';
import { parseVariables } from './parseVariables';
import { readExample, type Example } from '../../shared/schema-examples/readExample';
import '../app/theme/tokens.css';
import './explorer.css';
import { groupThousands } from '../shared/formats/groupThousands';

const sources = import.meta.glob<string>('../../schema/examples/**/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The sample operations of the repository; a server test runs them. */
const examples = Object.entries(sources)
  .map(([path, source]) => readExample(path, source))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const run = () => void runOperation();
const query = createEditor({ parent: required('query'), label: 'Operation', extensions: graphql(), onRun: run });
const variables = createEditor({ parent: required('variables'), label: 'Variables, as JSON', onRun: run });
const result = createEditor({ parent: required('result'), label: 'Answer', readOnly: true });
const facts = required('result-facts');
const notice = required('notice');
const chooser = required('example', HTMLSelectElement);
const token = required('token', HTMLInputElement);
const runButton = required('run', HTMLButtonElement);

async function runOperation(): Promise<void> {
  if (runButton.disabled) return;
  runButton.disabled = true;
  say('');
  try {
    const question = { query: query.state.doc.toString(), variables: parseVariables(variables.state.doc.toString()) };
    const { status, milliseconds, bytes, body } = await askServer({ ...question, token: token.value.trim() });
    setText(result, JSON.stringify(body, null, 2));
    facts.textContent = `HTTP ${status} · ${milliseconds} ms · ${groupThousands(bytes)} bytes`;
  } catch (error) {
    say(error instanceof Error ? error.message : 'The server did not answer. Try again.');
  } finally {
    runButton.disabled = false;
  }
}

function say(text: string): void {
  notice.textContent = text;
  notice.hidden = text === '';
}

function show(example: Example | undefined): void {
  if (!example) return;
  setText(query, example.query);
  setText(variables, example.variables);
}

async function prepareDocs(): Promise<void> {
  const schema = await loadSchema();
  if (!schema) {
    say('Introspection is switched off here, so there is no documentation and no completion. Operations run.');
    return;
  }
  updateSchema(query, schema);
  const docs = new Docs(schema, required('docs'));
  docs.showStart();
  const search = required('docs-search', HTMLInputElement);
  search.addEventListener('input', () => {
    if (search.value.trim() === '') docs.showStart();
    else docs.showFound(search.value);
  });
}

chooser.append(...examples.map(({ name }) => new Option(name, name)));
/** the developer portal links to `#NameOfExample` */
const linked = examples.find(({ name }) => name === decodeURIComponent(location.hash.slice(1)));
chooser.value = linked?.name ?? 'ListBrochures';
chooser.addEventListener('change', () => show(examples.find(({ name }) => name === chooser.value)));
required('ask', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  run();
});
show(examples.find(({ name }) => name === chooser.value));
prepareDocs().catch(() => say('The schema could not be loaded. Reload the page to try again.'));

function setText(editor: EditorView, text: string): void {
  editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
}

/** undefined if introspection is switched off. */
async function loadSchema(): Promise<GraphQLSchema | undefined> {
  const { body } = await askServer({ query: getIntrospectionQuery() });
  const { data } = body as { data?: IntrospectionQuery };
  return data && buildClientSchema(data);
}

/** Finds an element of index.html. Page and script belong together, so a missing element is a bug. */
function required<T extends HTMLElement>(id: string, kind?: new () => T): T {
  const found = document.getElementById(id);
  if (found && (!kind || found instanceof kind)) return found as T;
  throw new Error(`index.html has no ${kind?.name ?? 'element'} with the id "${id}".`);
}
