import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';
import { findInSchema } from './findInSchema';

/** A field, an argument or an enum value, ready to display. */
interface Member {
  name: string;
  description: string | null | undefined;
  /** absent for values of enums */
  type?: { text: string; named: GraphQLNamedType };
  args: readonly Member[];
}

function membersOf(type: GraphQLNamedType): readonly Member[] {
  if (isEnumType(type)) return type.getValues().map(({ name, description }) => ({ name, description, args: [] }));
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(member);
  if (isObjectType(type) || isInterfaceType(type)) {
    return Object.values(type.getFields()).map((field) => ({ ...member(field), args: field.args.map(member) }));
  }
  return [];
}

type Typed = Pick<GraphQLField<unknown, unknown> | GraphQLInputField, 'name' | 'description' | 'type'>;

function member(typed: Typed): Member {
  const { name, description } = typed;
  return { name, description, type: { text: String(typed.type), named: getNamedType(typed.type) }, args: [] };
}

/** The schema's documentation, one type at a time; each type name is a link. */
export class Docs {
  private readonly path: GraphQLNamedType[] = [];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly panel: HTMLElement,
  ) {}

  /** Lists queries and mutations, the entry points. */
  showStart(): void {
    this.path.length = 0;
    const roots = [this.schema.getQueryType(), this.schema.getMutationType()].filter((root) => root != null);
    this.panel.replaceChildren(...roots.flatMap((root) => [element('h3', root.name), this.members(root)]));
  }

  showFound(text: string): void {
    const items = findInSchema(this.schema, text).map(({ type, field }) =>
      element('li', this.link(type, field === undefined ? type.name : `${type.name}.${field}`)),
    );
    this.panel.replaceChildren(items.length > 0 ? element('ul', ...items) : element('p', 'Nothing has this name.'));
  }

  showType(type: GraphQLNamedType): void {
    this.path.push(type);
    const description = type.description ? [element('p', ...prose(type.description))] : [];
    this.panel.replaceChildren(this.wayBack(), element('h3', type.name), ...description, this.members(type));
    this.panel.focus();
  }

  private wayBack(): HTMLElement {
    const before = this.path.at(-2);
    return linkButton(`← ${before?.name ?? 'Start'}`, () => {
      this.path.splice(-2);
      if (before) this.showType(before);
      else this.showStart();
    });
  }

  private members(type: GraphQLNamedType): HTMLElement {
    return element('dl', ...membersOf(type).flatMap((member) => this.member(member)));
  }

  private member(member: Member): HTMLElement[] {
    const details = element('dd', ...prose(member.description ?? ''), ...member.args.map((arg) => this.argument(arg)));
    return [element('dt', ...this.heading(member)), details];
  }

  private argument(arg: Member): HTMLElement {
    const description = arg.description ? [' – ', ...prose(arg.description)] : [];
    return element('p', ...this.heading(arg), ...description);
  }

  private heading({ name, type }: Member): (Node | string)[] {
    return type ? [element('code', name), ': ', this.link(type.named, type.text)] : [element('code', name)];
  }

  private link(type: GraphQLNamedType, text: string): HTMLElement {
    return linkButton(text, () => this.showType(type));
  }
}

/** A description; text between `backticks` becomes code. */
function prose(text: string): (Node | string)[] {
  return text.split('`').map((part, at) => (at % 2 === 1 ? element('code', part) : part));
}

/** A button with the look of a link; it stays on the page. */
function linkButton(text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'link';
  button.textContent = text;
  button.addEventListener('click', onClick);
  return button;
}

/** Creates a small element; its text is never parsed as markup. */
function element(
  name: 'dl' | 'dt' | 'dd' | 'p' | 'ul' | 'li' | 'h3' | 'code',
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
