import { describeType } from './describeType';
import { html, type Html } from './html';
import type { JsonSchema, OpenApiParameter } from './OpenApiDocument';
import { prose } from './prose';

interface NamedField {
  name: string;
  schema: JsonSchema;
  description: string | undefined;
  required: boolean;
}

/** Renders the parameters of a path or its query. */
export function renderParameters(title: string, parameters: readonly OpenApiParameter[]): Html {
  if (parameters.length === 0) return html``;
  const fields = parameters.map(({ name, schema = {}, description, required = false }) => {
    return renderField({ name, schema, description: description ?? schema.description, required });
  });
  return html`<h3>${title}</h3>
    <dl>${fields}</dl>`;
}

/** Renders the fields of an object, or of the objects in a list, with nested fields. */
export function renderFields(schema: JsonSchema): Html {
  const { properties, required = [] } = innermost(schema);
  if (!properties) return html``;
  const fields = Object.entries(properties).map(([name, field]) => {
    return renderField({ name, schema: field, description: field.description, required: required.includes(name) });
  });
  return html`<dl>${fields}</dl>`;
}

function renderField({ name, schema, description, required }: NamedField): Html {
  return html`<div>
    <dt>
      <code>${name}</code>
      <span class="type">${describeType(schema)}</span>${required ? html` <span class="needed">needed</span>` : ''}
    </dt>
    <dd>${prose(description ?? '')}${renderFields(schema)}</dd>
  </div>`;
}

function innermost(schema: JsonSchema): JsonSchema {
  return schema.items ? innermost(schema.items) : schema;
}
