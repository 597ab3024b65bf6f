import 'reflect-metadata';
import { graphql, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  buildSchemaSync,
  Ctx,
  Field,
  FieldResolver,
  Info,
  InterfaceType,
  ObjectType,
  Query,
  Resolver,
  Root,
  UseMiddleware,
} from 'type-graphql';
import { callFieldResolvers } from './callFieldResolvers';
import { readPlainFields } from './readPlainFields';

@InterfaceType()
abstract class Named {
  @Field()
  name: string;
}

@ObjectType()
class Place {
  street = 'Pier Road';

  @Field()
  get address(): string {
    return `1 ${this.street}`;
  }

  @Field()
  get sign(): string {
    return 'here';
  }
}

@ObjectType({ implements: Named })
class Shop extends Place implements Named {
  name = 'bakery';

  @Field()
  @UseMiddleware((_data, next) => next().then((value) => `guarded ${String(value)}`))
  override get sign(): string {
    return `${this.name} here`;
  }
}

@Resolver(() => Named)
class NamedResolver {
  @FieldResolver(() => String)
  described(@Info() { parentType }: GraphQLResolveInfo, @Root() { name }: Named): string {
    return `${parentType.name} ${name}`;
  }
}

@Resolver(() => Shop)
class ShopResolver {
  private readonly greeting = 'hello';

  @Query(() => Shop)
  shop(): Shop {
    return new Shop();
  }

  @Query(() => Shop)
  plainShop(): Shop {
    return { name: 'made of nothing', street: 'nowhere' } as Shop;
  }

  @FieldResolver(() => String)
  greeted(@Ctx('caller') caller: string, @Root() shop: Shop): string {
    return `${this.greeting} ${caller}, ${shop instanceof Shop ? shop.name : 'nobody'}`;
  }

  @FieldResolver(() => String)
  @UseMiddleware((_data, next) => next().then((value) => `guarded ${String(value)}`))
  guarded(): string {
    return 'value';
  }

  @FieldResolver(() => String)
  repeated(@Root() { name }: Shop, @Arg('times', () => Number) times: number): string {
    return name.repeat(times);
  }
}

readPlainFields();
const schema = buildSchemaSync({ resolvers: [ShopResolver, NamedResolver], validate: false });
const fields = () => (schema.getType('Shop') as GraphQLObjectType).getFields();
const before = Object.fromEntries(Object.entries(fields()).map(([name, { resolve }]) => [name, resolve]));
callFieldResolvers(schema);

const ask = async (source: string): Promise<unknown> => {
  const { data, errors } = await graphql({ schema, source, contextValue: { caller: 'you' } });
  expect(errors).toBeUndefined();
  return data;
};

test('plain fields have no resolver, getters and methods without guards are called directly, and other fields are unchanged', () => {
  const now = (name: string) => fields()[name]?.resolve;
  expect(now('name')).toBeUndefined();
  expect(now('address')).not.toBe(before['address']);
  expect(now('sign')).toBe(before['sign']);
  expect(now('described')).not.toBe(before['described']);
  expect(now('greeted')).not.toBe(before['greeted']);
  expect(now('guarded')).toBe(before['guarded']);
  expect(now('repeated')).not.toBe(before['repeated']);
});

test('they return the same values as before, also for a parent that is no instance of its class', async () => {
  const selection = '{ name address sign described greeted guarded repeated(times: 2) }';
  expect(await ask(`{ shop ${selection} plainShop { address greeted } }`)).toEqual({
    shop: {
      name: 'bakery',
      address: '1 Pier Road',
      sign: 'guarded bakery here',
      described: 'Shop bakery',
      greeted: 'hello you, bakery',
      guarded: 'guarded value',
      repeated: 'bakerybakery',
    },
    plainShop: { address: '1 nowhere', greeted: 'hello you, made of nothing' },
  });
});
