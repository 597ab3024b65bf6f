import { DomainError } from '../../shared/errors/DomainError';

/** A document that cannot be drawn: another try would end alike, unless the document or the machine changes. */
export class DocumentProblem extends DomainError {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super('INTERNAL', message, options);
  }
}
