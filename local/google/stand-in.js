/**
 * Stands in for Google's script https://apis.google.com/js/api.js on this computer: the part of gapi.iframes that
 * firebase/auth (in the page) and the Auth emulator (in its hidden frame) talk through. Never part of the site.
 */
;(() => {
  const MARK = 'fixwise-google-stand-in'
  let calls = 0

  /** Two-way messages with one other window: `send` calls what `register` named there, and brings back its answer. */
  function connect(otherWindow) {
    const handlers = new Map()
    const waiting = new Map()

    addEventListener('message', async ({ source, origin, data }) => {
      if (data?.mark !== MARK || source !== otherWindow()) return
      if (data.kind === 'answer') {
        waiting.get(data.id)?.(data.answer)
        waiting.delete(data.id)
        return
      }
      const handler = handlers.get(data.name)
      const answer = handler ? [await handler(data.message)] : []
      source.postMessage({ mark: MARK, kind: 'answer', id: data.id, answer }, origin)
    })

    return {
      register: (name, handler) => void handlers.set(name, handler),
      send(name, message, callback = () => {}) {
        calls += 1
        const id = `${Math.random()}-${calls}`
        const answered = new Promise(resolve => waiting.set(id, resolve)).then(answer => {
          try {
            callback(answer)
          } catch {
            // firebase/auth throws here even when it has its answer; Google's script lets nobody know either.
          }
          return answer
        })
        otherWindow().postMessage({ mark: MARK, kind: 'call', id, name, message }, '*')
        return answered
      },
      restyle: () => Promise.resolve(),
      async ping(callback) {
        callback?.()
      },
    }
  }

  const context = {
    async open({ url, where, attributes: { style = {}, ...attributes } = {} }, callback) {
      const frame = document.createElement('iframe')
      frame.src = url
      Object.assign(frame.style, style)
      for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value)
      const loaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
      where.append(frame)
      const channel = connect(() => frame.contentWindow)
      await loaded
      return callback(channel)
    },
    getParentIframe: () => connect(() => parent),
  }

  window.gapi = {
    load: (_, options) => (options.callback ?? options)(),
    iframes: {
      // Its presence tells firebase/auth that Google's script has been loaded.
      Iframe: Object,
      CROSS_ORIGIN_IFRAMES_FILTER: 'any',
      getContext: () => context,
    },
  }

  // firebase/auth names the function to call in the address; the emulator's frame sets a global one.
  const named = new URL(document.currentScript.src).searchParams.get('onload')
  if (named) window[named]()
  else window.gapi_onload?.()
})()
