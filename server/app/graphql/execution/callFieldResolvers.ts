import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { argumentsOf } from './argumentsOf';

type Resolve = GraphQLFieldResolver<unknown, unknown, Record<string, unknown>>;
type FieldResolverMetadata = ReturnType<typeof getMetadataStorage>['fieldResolvers'][number];
type Param = NonNullable<FieldResolverMetadata['params']>[number];
type ObjectClass = (abstract new () => unknown) & { readonly prototype: Record<string, unknown> };
type QueryMetadata = ReturnType<typeof getMetadataStorage>['queries'][number];
type Pick = (root: unknown, context: unknown, info: GraphQLResolveInfo, args: Record<string, unknown>) => unknown;

/**
 * Calls methods of resolver classes, and reads getters of objects, directly if they have no arguments with rules, guard
 * or middleware. TypeGraphQL would look up the class, sort the parameters and build closures for each value.
 */
export function callFieldResolvers(schema: GraphQLSchema): void {
  const { fieldResolvers, objectTypes, queries } = getMetadataStorage();
  const instances = new Map<unknown, object>();
  for (const metadata of queries) {
    const field = schema.getQueryType()?.getFields()[metadata.schemaName];
    const picks = picksOf(metadata);
    if (!field?.resolve || !picks || isGuarded(metadata)) continue;
    field.resolve = direct(instanceOf(metadata), metadata.methodName, picks, field.resolve as Resolve);
  }
  for (const metadata of fieldResolvers) {
    const picks = picksOf(metadata);
    if (!picks || isGuarded(metadata)) continue;
    const owner: unknown = metadata.getObjectType?.();
    if (metadata.kind === 'internal') {
      readGetter(metadata, owner as ObjectClass);
      continue;
    }
    const classes = objectTypes.filter(({ target, interfaceClasses = [] }) => {
      const isOwn = target === owner;
      const isInherited = (interfaceClasses as unknown[]).includes(owner);
      return isOwn || (isInherited && !hasOwnResolver(target, metadata.methodName));
    });
    const instance = instanceOf(metadata);
    for (const { name } of classes) {
      const field = (schema.getType(name) as GraphQLObjectType | undefined)?.getFields()[metadata.schemaName];
      if (field?.resolve) field.resolve = direct(instance, metadata.methodName, picks, field.resolve as Resolve);
    }
  }

  function instanceOf({ target }: QueryMetadata | FieldResolverMetadata): object {
    const instance = instances.get(target) ?? new (target as new () => object)();
    instances.set(target, instance);
    return instance;
  }

  /** Reads a getter from the object itself, in each type that has it from this class. */
  function readGetter({ methodName, schemaName }: FieldResolverMetadata, owner: ObjectClass): void {
    if (!Object.getOwnPropertyDescriptor(owner.prototype, methodName)?.get) return;
    for (const { name, target } of objectTypes) {
      const field = (schema.getType(name) as GraphQLObjectType | undefined)?.getFields()[schemaName];
      const slow = field?.resolve as Resolve | undefined;
      if (!field || !slow || ownerOf((target as ObjectClass).prototype, methodName) !== owner.prototype) continue;
      const read: Resolve = (root, args, context, info) =>
        root instanceof owner ? root[methodName] : slow(root, args, context, info);
      field.resolve = read;
    }
  }

  function hasOwnResolver(target: unknown, methodName: string): boolean {
    return fieldResolvers.some((it) => it.getObjectType?.() === target && it.methodName === methodName);
  }
}

interface Picks {
  values: Pick[];
  /** the class of the parent; TypeGraphQL converts anything else first */
  rootClasses: (abstract new () => unknown)[];
}

function direct(instance: object, methodName: string, picks: Picks, slow: Resolve): Resolve {
  const method = (instance as Record<string, ((...args: unknown[]) => unknown) | undefined>)[methodName]?.bind(
    instance,
  );
  if (!method) return slow;
  const call = caller(method, picks.values);
  const [rootClass, ...more] = picks.rootClasses;
  if (!rootClass) return (root, args, context, info) => call(root, context, info, args);
  return (root, args, context, info) =>
    root instanceof rootClass && more.every((each) => root instanceof each)
      ? call(root, context, info, args)
      : slow(root, args, context, info);
}

/**
 * Nearly all methods have one or two parameters, and this runs for each value of a response. So it avoids building a
 * list.
 */
function caller(method: (...args: unknown[]) => unknown, [first, second, ...more]: Pick[]): Pick {
  if (!first) return () => method();
  if (!second) return (root, context, info, args) => method(first(root, context, info, args));
  if (more.length === 0) {
    return (root, context, info, args) => method(first(root, context, info, args), second(root, context, info, args));
  }
  const all = [first, second, ...more];
  return (root, context, info, args) => method(...all.map((pick) => pick(root, context, info, args)));
}

/** Returns the prototype that has this property itself. */
function ownerOf(prototype: object, name: string): object | undefined {
  for (let at: object | null = prototype; at; at = Object.getPrototypeOf(at) as object | null) {
    if (Object.hasOwn(at, name)) return at;
  }
  return undefined;
}

function isGuarded({ roles, middlewares = [] }: QueryMetadata | FieldResolverMetadata): boolean {
  return roles !== undefined || middlewares.length > 0;
}

function picksOf({ params = [] }: QueryMetadata | FieldResolverMetadata): Picks | null {
  const ordered = params.toSorted((a, b) => a.index - b.index);
  const values = ordered.map(pickOf);
  if (!values.every((pick) => pick !== null)) return null;
  const rootClasses = ordered.flatMap((param) => {
    const type: unknown = param.kind === 'root' && param.getType?.();
    return typeof type === 'function' ? [type as abstract new () => unknown] : [];
  });
  return { values, rootClasses };
}

function pickOf(param: Param): Pick | null {
  if (param.kind === 'arg' || param.kind === 'args') {
    const read = argumentsOf(param);
    return read && ((_root, _context, _info, args) => read(args));
  }
  if (param.kind === 'info') return (_root, _context, info) => info;
  if (param.kind !== 'root' && param.kind !== 'context') return null;
  const { kind, propertyName } = param;
  const whole: Pick = kind === 'root' ? (root) => root : (_root, context) => context;
  if (propertyName === undefined) return whole;
  return (root, context, info, args) => (whole(root, context, info, args) as Record<string, unknown>)[propertyName];
}
