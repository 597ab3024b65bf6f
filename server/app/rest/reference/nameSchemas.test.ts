import { nameSchemas } from './nameSchemas';

const shell = { type: 'object', title: 'Shell', properties: { title: { type: 'string' } } };
const beach = { type: 'object', title: 'Beach', properties: { shells: { type: 'array', items: shell } } };

it('names each schema with a title once, also those inside others', () => {
  const document = {
    components: { securitySchemes: {} },
    paths: { a: { anyOf: [beach, { type: 'null' }] }, b: shell },
  };
  expect(nameSchemas(document)).toEqual({
    paths: {
      a: { anyOf: [{ $ref: '#/components/schemas/Beach' }, { type: 'null' }] },
      b: { $ref: '#/components/schemas/Shell' },
    },
    components: {
      securitySchemes: {},
      schemas: {
        Shell: shell,
        Beach: {
          ...beach,
          properties: { shells: { type: 'array', items: { $ref: '#/components/schemas/Shell' } } },
        },
      },
    },
  });
  // the one that was given is what the page for people reads
  expect(document.paths.b).toBe(shell);
});

it('refuses two that differ', () => {
  const other = { ...shell, properties: {} };
  expect(() => nameSchemas({ paths: { shell, other } })).toThrow('Two schemas are called Shell.');
});

it('leaves other titles alone', () => {
  const document = { info: { title: 'Local Offers' }, examples: [{ title: 'Two coffees', type: 'CP_AD' }] };
  expect(nameSchemas(document)).toMatchObject(document);
});
