import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../platform/rest/defineRoute';
import { oneOf } from '../../platform/rest/schemas';
import { DomainError } from '../../shared/errors/DomainError';

const responses = { 200: { description: 'What was read' } };

/** Routes that only show what the server around them does. */
export const probeRoutes = [
  defineRoute({
    method: 'GET',
    url: '/rest/probe/:id',
    action: 'brochures',
    tag: 'Probe',
    summary: 'Says what it read',
    params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
    query: Type.Object({
      types: Type.Optional(Type.Array(oneOf(['LP_AD', 'CP_AD']))),
      sortBy: oneOf(['TITLE', 'ID'], { default: 'TITLE' }),
      isActive: Type.Optional(Type.Boolean()),
    }),
    responses,
    handle: (_context, { params, query, given }) => Promise.resolve({ status: 200, body: { params, query, given } }),
  }),
  defineRoute({
    method: 'POST',
    url: '/rest/probe',
    action: 'login',
    tag: 'Probe',
    summary: 'Takes a body, or throws what it is told to',
    rateLimit: 'logins',
    body: Type.Object({ name: Type.String({ minLength: 2 }), age: Type.Optional(Type.Integer({ minimum: 13 })) }),
    responses,
    handle: (_context, { body }) => {
      if (body.name === 'bug') throw new Error('password=hunter2');
      if (body.name === 'taken') throw new DomainError('CONFLICT', 'This name is taken.');
      return Promise.resolve({ status: 200, body });
    },
  }),
  defineRoute({
    method: 'PATCH',
    url: '/rest/probe/:id/status',
    action: 'publishBrochure',
    tag: 'Probe',
    summary: 'For administrators',
    params: Type.Object({ id: Type.Integer() }),
    responses,
    handle: () => Promise.resolve({ status: 200, body: {} }),
  }),
];
