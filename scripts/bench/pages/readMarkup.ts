import { createElement, type ReactNode } from 'react';

const token = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|<!--.*?-->|([^<]+)/gis;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;
const withoutEnd = new Set(['img', 'input', 'br', 'hr', 'source', 'meta', 'link']);
const entities: Record<string, string | undefined> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const unescape = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** Reads markup that React has written into plain elements, so that React can render it without components. */
export function readMarkup(html: string): ReactNode[] {
  const roots: ReactNode[] = [];
  const open: { name: string; properties: Record<string, unknown>; children: ReactNode[] }[] = [];
  const add = (node: ReactNode) => (open.at(-1)?.children ?? roots).push(node);
  const close = () => {
    const element = open.pop();
    if (element) add(createElement(element.name, element.properties, ...element.children));
  };
  for (const [, slash, name, attributes, selfClosing, text] of html.matchAll(token)) {
    if (text !== undefined) add(unescape(text));
    else if (name !== undefined && slash === '/') close();
    else if (name !== undefined) {
      open.push({ name, properties: readAttributes(attributes ?? ''), children: [] });
      if (selfClosing === '/' || withoutEnd.has(name)) close();
    }
  }
  return roots;
}

function readAttributes(text: string): Record<string, unknown> {
  const properties: Record<string, unknown> = {};
  for (const [, name = '', value = ''] of text.matchAll(attribute)) {
    if (name === 'class') properties['className'] = unescape(value);
    else properties[name] = name === 'style' ? readStyle(unescape(value)) : unescape(value);
  }
  return properties;
}

function readStyle(text: string): Record<string, string> {
  const declarations = text.split(';').map((one) => one.split(/:(.*)/s));
  return Object.fromEntries(
    declarations.map(([name = '', value = '']) => [
      name.startsWith('--') ? name : name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
