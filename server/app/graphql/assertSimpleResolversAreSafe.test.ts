import 'reflect-metadata';
import { Authorized, Field, getMetadataStorage, ObjectType, Query, Resolver } from 'type-graphql';
import { assertSimpleResolversAreSafe } from './assertSimpleResolversAreSafe';

// other test files of this worker build the schema from the same storage: what this one adds is taken out again
const lists = Object.values(getMetadataStorage()).filter((value): value is unknown[] => Array.isArray(value));
const lengths = lists.map(({ length }) => length);
afterAll(() => {
  for (const [at, list] of lists.entries()) list.length = lengths[at]!;
  expect(lists.length).toBeGreaterThan(10);
});

describe('simpleResolvers', () => {
  it('are accepted on plain fields, and refused where they would drop a guard or a rename', () => {
    @ObjectType({ simpleResolvers: true })
    class Plain {
      @Field()
      name: string;
    }
    @Resolver()
    class PlainResolver {
      @Query(() => Plain)
      plain(): Plain {
        return new Plain();
      }
    }
    const check = () => assertSimpleResolversAreSafe([PlainResolver]);
    expect(new PlainResolver().plain()).toBeInstanceOf(Plain);
    expect(check).not.toThrow();

    @ObjectType({ simpleResolvers: true })
    class Leaky {
      @Field({ name: 'spoken' })
      written: string;

      @Authorized('ADMINISTRATOR')
      @Field()
      secret: string;
    }
    expect(new Leaky()).toBeInstanceOf(Leaky);
    expect(check).toThrow(/Leaky\.spoken/);
    expect(check).toThrow(/Leaky\.secret/);
  });
});
