import type { FastifyInstance, FastifyReply, onSendAsyncHookHandler, preParsingHookHandler } from 'fastify';
import { DomainError } from '../../shared/errors/DomainError';
import type { ServerDependencies } from '../http/ServerDependencies';
import { goodUntil } from './goodUntil';
import type { Keeping } from './Keeping';
import { keepingOf } from './keepingOf';
import type { Outcome } from './Flight';
import { KeptAnswers } from './KeptAnswers';
import { listenForPublicChanges } from './listenForPublicChanges';
import { makeKeptAnswer } from './makeKeptAnswer';
import { matchesEtag } from './matchesEtag';
import type { PublicVersion } from './PublicVersion';
import { sendKeptAnswer } from './sendKeptAnswer';

const megabyte = 1024 * 1024;
/** A computation that others waited for may bring them nothing; after that many each goes on alone. */
const mostWaits = 3;

/**
 * Keeps the answers of the routes that say how (`config.kept`) as bytes, and gives them to visitors before anything is
 * computed, but after the request was counted. To be called before replies are compressed, so that what is kept is
 * compressed once.
 */
export function keepAnswers(app: FastifyInstance, { config, database, logger, clock }: ServerDependencies): void {
  const maxBytes = config.keptAnswers.megabytes * megabyte;
  const kept = maxBytes > 0 ? open() : null;
  app.decorateRequest('keeping', null);

  const answerFromMemory: preParsingHookHandler = (request, reply, payload, done) => {
    const keeping = keepingOf(request);
    request.keeping = keeping;
    if (!keeping || !kept) {
      done(null, payload);
      return;
    }
    const answer = kept.answers.find(keeping.key);
    if (answer) {
      sendKeptAnswer(request, reply, answer);
      return;
    }
    keeping.goodUntil = goodUntil(clock.now());
    findOrBegin(kept, keeping, reply).then((found) => {
      if (reply.sent) return;
      if (found instanceof DomainError) done(found);
      else if (found) sendKeptAnswer(request, reply, found);
      else done(null, payload);
    }, done);
  };

  const keepAnswer: onSendAsyncHookHandler = async (request, reply, payload) => {
    const { keeping } = request;
    if (!keeping) return payload;
    const answer = await makeKeptAnswer(reply, payload, keeping);
    if (kept && keeping.flight) kept.answers.end(keeping.key, keeping.flight, answer ?? keeping.refusal);
    if (!answer) return payload;
    if (!matchesEtag(request.headers['if-none-match'], answer.etag)) return answer.bytes;
    reply.code(304).removeHeader('content-type').removeHeader('content-encoding');
    return null;
  };

  app.addHook('onRoute', (route) => {
    // the routes for HEAD are made from those for GET and have the hooks already
    if (!route.config?.kept || [route.preParsing].flat().includes(answerFromMemory)) return;
    route.preParsing = [answerFromMemory, ...[route.preParsing ?? []].flat()];
    route.onSend = [keepAnswer, ...[route.onSend ?? []].flat()];
  });

  function open(): { answers: KeptAnswers; version: PublicVersion } {
    const { version, listener } = listenForPublicChanges(database, logger, () => {
      answers.forgetAll();
    });
    const answers = new KeptAnswers(maxBytes, version, clock);
    app.addHook('onReady', () => listener.start());
    app.addHook('onClose', () => listener.stop());
    return { answers, version };
  }
}

/** An answer that is kept, or what came of the one that somebody is just making; null: it is up to this request. */
async function findOrBegin(
  { answers, version }: { answers: KeptAnswers; version: PublicVersion },
  keeping: Keeping,
  reply: FastifyReply,
): Promise<Outcome> {
  const { key } = keeping;
  for (let waits = 0; waits < mostWaits; waits += 1) {
    if ((await version.ask()) === null) return null;
    const answer = answers.find(key);
    if (answer) return answer;
    const flight = answers.underWay(key);
    if (!flight) {
      const own = answers.begin(key);
      keeping.flight = own;
      // whatever becomes of this request, nobody waits for it any longer than it lives
      if (own) reply.raw.once('close', () => answers.end(key, own, null));
      return null;
    }
    const landed = await flight.landed;
    if (landed) return landed;
  }
  return null;
}
