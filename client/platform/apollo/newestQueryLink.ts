import { ApolloLink } from '@apollo/client';
import { Observable, type Subscriber, type Subscription } from 'rxjs';
import { OperationTypeNode } from 'graphql';

interface Question {
  readonly askers: Set<Subscriber<ApolloLink.Result>>;
  request?: Subscription;
}

/**
 * Of equal queries under way, only the newest is sent, and its answer is that of all. Apollo's own deduplication lets
 * the oldest answer: a list that is read again after a change would show what was read before it.
 */
export function newestQueryLink(): ApolloLink {
  const inFlight = new Map<string, Question>();

  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = JSON.stringify([operation.operationName, operation.variables]);
    return new Observable((asker) => {
      const question: Question = inFlight.get(key) ?? { askers: new Set() };
      const end = (): void => {
        if (inFlight.get(key) === question) inFlight.delete(key);
      };
      inFlight.set(key, question);
      question.askers.add(asker);
      question.request?.unsubscribe();
      question.request = forward(operation).subscribe({
        next(result) {
          for (const each of question.askers) each.next(result);
        },
        error(error) {
          end();
          for (const each of question.askers) each.error(error);
        },
        complete() {
          end();
          for (const each of question.askers) each.complete();
        },
      });
      return () => {
        question.askers.delete(asker);
        if (question.askers.size > 0) return;
        question.request?.unsubscribe();
        end();
      };
    });
  });
}
