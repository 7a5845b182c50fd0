import { FetchInterceptor } from '@mswjs/interceptors/fetch/web'
import type { HttpRequestEventMap, Interceptor } from '@mswjs/interceptors'
import { defineNetwork, InterceptorSource, type HttpNetworkFrame } from 'msw/experimental'
import { http, HttpResponse } from 'msw/http'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { forgetAsked } from './asked.ts'
import { reportProblem } from './problems.ts'

/**
 * msw between the code under test and the environment's `fetch`. Of its interceptors only that of browsers: the one of
 * `msw/node` lets happy-dom's own `fetch` run against a pretended socket, which takes ten times as long and fails with
 * other errors than a browser does.
 */
export const server = defineNetwork({
  // Its type is that of the browsers' build, which differs from Node's by a private field alone.
  sources: [
    new InterceptorSource({ interceptors: [new FetchInterceptor() as unknown as Interceptor<HttpRequestEventMap>] }),
  ],
  handlers: [],
  context: { quiet: true },
  onUnhandledFrame: ({ frame }) => {
    const { method, url } = (frame as HttpNetworkFrame).data.request
    reportProblem(`The test has no answer for ${method} ${url.replace(location.origin, '')}`)
    throw HttpResponse.error()
  },
})

beforeAll(() => void server.enable())
beforeEach(() => {
  server.resetHandlers()
  forgetAsked()
})
// A page of the test before may still ask: it gets no answer, and is no fault of the next test.
afterEach(() => server.use(http.all('*', () => new Promise(() => {}))))
afterAll(() => void server.disable())
