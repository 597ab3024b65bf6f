import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openMyCoupons } from '../../domains/purchases/buyer-access/openMyCoupons';
import { sendMyCoupons } from '../../domains/purchases/buyer-access/sendMyCoupons';
import { createContext } from '../context/createContext';
import { acceptForms, requireOwnPage } from './acceptForms';
import { answerRefusal } from './answerRefusal';
import type { Pages } from './Pages';

interface Asked {
  /** absent if the request has no body */
  Body?: URLSearchParams;
}

interface Opened extends Asked {
  Params: { token: string };
}

const formBytes = 10_000;

/**
 * Accepts the forms that find the coupons of an address, with the same use cases as the API
 * (docs/rules/prices-and-coupons.md#lost-coupons).
 */
export async function registerMyCouponsForms(app: FastifyInstance, pages: Pages): Promise<void> {
  const { dependencies } = pages;
  await app.register((scope, _options, done) => {
    acceptForms(scope, formBytes);
    const accept = async (request: FastifyRequest, reply: FastifyReply, next: () => Promise<string>) => {
      requireOwnPage(request, dependencies.config.http.publicUrl);
      try {
        await app.spendBudget(request, 'logins');
        return await reply.redirect(await next(), 303);
      } catch (error) {
        return answerRefusal(request as FastifyRequest<Asked>, reply, {
          app,
          pages,
          error,
          what: 'coupons were not found',
        });
      }
    };
    scope.post<Asked>('/my-coupons', (request, reply) =>
      accept(request, reply, async () => {
        await sendMyCoupons(await createContext(dependencies, request), { email: request.body?.get('email') ?? '' });
        return '/my-coupons?sent=1';
      }),
    );
    scope.post<Opened>('/my-coupons/:token', (request, reply) =>
      accept(request, reply, async () => {
        const { token } = request.params;
        return `/my-coupons/${await openMyCoupons(await createContext(dependencies, request), { token })}`;
      }),
    );
    done();
  });
}
