import { DomainError } from '../../../shared/errors/DomainError';
import { inRestNames } from './inRestNames';

/** Runs a use case for a caller on /rest. */
export async function speakingRest<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DomainError ? inRestNames(error) : error;
  }
}
