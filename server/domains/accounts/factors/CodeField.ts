import { IsNotEmpty, MaxLength } from 'class-validator';

const decorators = [
  MaxLength(40, { message: 'A code has at most 40 characters.' }),
  IsNotEmpty({ message: 'Enter a code.' }),
];

/** A code that somebody typed: six digits of an app, or a recovery code. */
export function IsCode(): PropertyDecorator {
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
}
