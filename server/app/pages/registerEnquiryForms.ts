import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EnquiryKind } from '../../domains/enquiries/EnquiryKind';
import { sendEnquiry } from '../../domains/enquiries/sendEnquiry';
import { DomainError } from '../../shared/errors/DomainError';
import { createContext } from '../context/createContext';
import { acceptForms, requireOwnPage } from './acceptForms';
import { answerRefusal } from './answerRefusal';
import type { Pages } from './Pages';

interface Sent {
  Params: { id?: string };
  /** absent if the request has no body */
  Body?: URLSearchParams;
}

/** Enough for 2,000 characters of four bytes, each byte percent-encoded, and for a text that is far too long. */
const formBytes = 65_536;

/** Spelt as in the client's `paths`. */
const forms: Readonly<Record<string, EnquiryKind>> = {
  '/contact': 'CONTACT',
  '/advertise': 'ADVERTISE',
  '/details/:id/enquiry/claim': 'CLAIM',
  '/details/:id/enquiry/correction': 'CORRECTION',
  '/details/:id/enquiry/problem': 'PROBLEM',
};

/**
 * Accepts the forms of enquiries, with the same use case as the API (docs/rules/enquiries.md#forms). An error shows the
 * form again with its input. Success leads to a page that may be reloaded.
 */
export async function registerEnquiryForms(app: FastifyInstance, pages: Pages): Promise<void> {
  await app.register((scope, _options, done) => {
    acceptForms(scope, formBytes);
    for (const [path, kind] of Object.entries(forms)) {
      scope.post<Sent>(path, (request, reply) => answerForm(request, reply, { app, pages, kind }));
    }
    done();
  });
}

interface Form {
  app: FastifyInstance;
  pages: Pages;
  kind: EnquiryKind;
}

async function answerForm(request: FastifyRequest<Sent>, reply: FastifyReply, form: Form): Promise<FastifyReply> {
  const { app, pages } = form;
  requireOwnPage(request, pages.dependencies.config.http.publicUrl);
  try {
    await app.spendBudget(request, 'enquiries');
    await send(pages, request, form.kind);
    const [pathname = '/'] = request.url.split('?');
    return await reply.redirect(`${pathname}?sent=1`, 303);
  } catch (error) {
    return answerRefusal(request, reply, { app, pages, error, what: 'an enquiry could not be sent' });
  }
}

async function send({ dependencies }: Pages, request: FastifyRequest<Sent>, kind: EnquiryKind): Promise<void> {
  const { id } = request.params;
  if (id !== undefined && !/^[1-9]\d{0,8}$/.test(id)) throw new DomainError('NOT_FOUND', 'There is no such ad.');
  const text = (name: string): string => request.body?.get(name) ?? '';
  await sendEnquiry(await createContext(dependencies, request), {
    kind,
    brochureId: id === undefined ? null : Number(id),
    ...{ name: text('name'), email: text('email'), message: text('message'), website: text('website') },
    ...(kind === 'ADVERTISE' && {
      ...{ companyName: text('companyName'), abn: text('abn'), phoneNo: text('phoneNo') },
      acceptTerms: text('acceptTerms') === 'true',
      termsVersion: text('termsVersion') || null,
      advertisingVersion: text('advertisingVersion') || null,
    }),
  });
}
