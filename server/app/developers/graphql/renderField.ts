import { astFromValue, print, type GraphQLArgument, type GraphQLField, type GraphQLInputField } from 'graphql';
import { html, type Html } from '../../rest/reference/html';
import { prose } from '../../rest/reference/prose';
import { typeLink } from './addressOfType';
import { costOfField } from './costOfField';

/** Renders the fields of an object or interface, each with arguments, cost and deprecation. */
export function renderFields(fields: readonly GraphQLField<unknown, unknown>[], isPaged: boolean): Html {
  return html`<dl>
    ${fields.map(
      (field) =>
        html`<div id="field-${field.name}">
          <dt>
            <code>${field.name}</code> ${typeLink(field.type)}
            <span class="cost">cost ${prose(costOfField(field, isPaged))}</span>
          </dt>
          <dd>
            ${prose(field.description ?? '')} ${renderDeprecation(field)}
            ${field.args.length === 0 ? '' : renderArguments(field.args)}
          </dd>
        </div>`,
    )}
  </dl>`;
}

/** Renders arguments, or the fields of an input: what is needed, what is taken when it is absent. */
export function renderArguments(fields: readonly (GraphQLArgument | GraphQLInputField)[]): Html {
  return html`<dl>
    ${fields.map(
      (field) =>
        html`<div>
          <dt><code>${field.name}</code> ${typeLink(field.type)}${neededOrDefault(field)}</dt>
          <dd>${prose(field.description ?? '')} ${renderDeprecation(field)}</dd>
        </div>`,
    )}
  </dl>`;
}

function neededOrDefault({ type, defaultValue }: GraphQLArgument | GraphQLInputField): Html {
  if (defaultValue !== undefined) {
    const value = astFromValue(defaultValue, type);
    return value ? html` <span class="quiet">${print(value)} when absent</span>` : html``;
  }
  return String(type).endsWith('!') ? html` <span class="needed">needed</span>` : html``;
}

/** The reason names the day since when, and the day of its end (docs/changelog.md). */
export function renderDeprecation({ deprecationReason }: { deprecationReason?: string | null | undefined }): Html {
  return deprecationReason == null ? html`` : html`<p class="deprecated">Deprecated: ${prose(deprecationReason)}</p>`;
}
