// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { MemberChanges, MemberRecords } from '#services/member-data.ts'
import { clearSession, readSession } from '#services/session-storage.ts'

/** What the pages ask of the browser, noted instead of done. */
const browser = vi.hoisted(() => ({ said: [] as string[], agrees: true }))
/** One member, Ada, and what her account keeps. */
const account = vi.hoisted(() => ({
  saved: [] as unknown[],
  signedOut: 0,
  records: { searches: [], progress: [] } as MemberRecords,
}))

const note = vi.hoisted(() => (what: string) => (...words: unknown[]) => {
  browser.said.push([what, ...words].join(' '))
})

vi.mock('#services/page.ts', async original => ({
  ...(await original<object>()),
  goTo: note('go to'),
  sayAlert: note('alert'),
  askConfirm: (question: string) => {
    note('ask')(question)
    return browser.agrees
  },
}))
vi.mock('#services/reload.ts', () => ({ reloadAt: note('reload at'), reloadPage: note('reload') }))
vi.mock('#services/save-file.ts', () => ({ saveFile: note('save') }))
vi.mock('#services/new-tab.ts', () => ({
  openTab: (address: string) => {
    note('open')(address)
    return true
  },
}))
vi.mock('#services/backend.ts', async () => {
  const { nullAccounts, nullPhotos } = await import('#services/null-services.ts')
  const { reviewsInMemory } = await import('#services/reviews.ts')
  const done = { ok: true, value: null }
  const ada = { uid: 'ada', displayName: 'Ada', email: 'ada@example.org' }
  return {
    accounts: {
      ...nullAccounts,
      available: true,
      watch: (changed: (member: object) => void) => {
        changed({ ...ada, phoneNumber: '', photoURL: '' })
        return () => {}
      },
      signIn: async () => ({
        ok: true,
        value: { member: { ...ada, phoneNumber: '', photoURL: '' }, isWaiting: false },
      }),
      signOut: async () => {
        account.signedOut += 1
      },
      remove: async () => done,
    },
    photos: nullPhotos,
    memberData: {
      load: async () => ({ ok: true, value: account.records }),
      save: async (uid: string, changes: MemberChanges) => {
        account.saved.push({ uid, ...changes })
        const { searches, progress } = account.records
        account.records = {
          searches: [...searches, ...changes.searches],
          progress: [...progress, ...changes.progress],
        }
        return done
      },
      everything: async () => ({ ok: true, value: { searches: ['no sound'] } }),
      erase: async () => done,
      reopen: async () => done,
    },
    reviews: reviewsInMemory(),
  }
})

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  clearSession()
  document.documentElement.className = ''
  window.history.replaceState(null, '', '/')
  Object.assign(browser, { said: [], agrees: true })
  Object.assign(account, { saved: [], signedOut: 0, records: { searches: [], progress: [] } })
  vi.stubGlobal('caches', { keys: async () => [], delete: async () => true })
})
afterEach(() => vi.unstubAllGlobals())

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

function otherTabKeeps(key: string, value: unknown) {
  const newValue = JSON.stringify(value)
  localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

/** As if Ada had logged in at an earlier visit. */
async function asMember() {
  localStorage.setItem('memberHint', '{"uid":"ada","name":"Ada","photo":""}')
  const { session } = await import('#stores/sign-in/session.ts')
  session.$session.listen(() => {})
  await vi.waitFor(() => expect(session.$session.get()).toMatchObject({ state: 'member' }))
  return session
}

describe('what a reader leaves on this device', () => {
  test('are searches, with the time of each', async () => {
    const { recentSearches } = await import('#stores/home-search/recent-searches.ts')
    recentSearches.add('no sound')
    expect(stored('recentSearches')).toEqual(['no sound'])
    const times = stored('recentSearchTimes') as Record<string, number>
    expect(Math.abs(Date.now() - (times['no sound'] ?? 0))).toBeLessThan(60_000)
    recentSearches.clear()
    expect(localStorage.getItem('recentSearches')).toBeNull()
  })

  test('are places in guides, with the time of each', async () => {
    const { progress } = await import('#stores/gate/progress.ts')
    progress.reach({ guide: 16, title: 'No Wi-Fi', fix: 1, step: 2 })
    const [place] = stored('guideProgress') as { at: number }[]
    expect(place).toMatchObject({ guide: 16, fix: 1, step: 2 })
    expect(Math.abs(Date.now() - (place?.at ?? 0))).toBeLessThan(60_000)
    progress.replace([])
    expect(localStorage.getItem('guideProgress')).toBeNull()
  })

  test('are searches that found nothing, until the reader clears them', async () => {
    const { createMissedSearches, missedSearches } =
      await import('#stores/guide-search/missed-searches.ts')
    missedSearches.add('my gizmo')
    expect(stored('searchesWithoutResult')).toEqual(['my gizmo'])
    expect(createMissedSearches().$missed.get()).toEqual(['my gizmo'])
    missedSearches.clear()
    expect(localStorage.getItem('searchesWithoutResult')).toBeNull()
  })

  test('is a question that was begun, and whether it can be posted', async () => {
    const { $waitingQuestion } = await import('#stores/forum/waiting-question.ts')
    $waitingQuestion.listen(() => {})
    expect($waitingQuestion.get()).toBe('none')
    const { questionForm } = await import('#stores/forum/question-form.ts')
    const begun = { title: 'Why does it hum?', details: '', category: '' }
    otherTabKeeps('questionDraft', begun)
    expect($waitingQuestion.get()).toBe('begun')
    expect(questionForm.$draft.get()).toEqual(begun)
    otherTabKeeps('questionDraft', { ...begun, category: 'General' })
    expect($waitingQuestion.get()).toBe('ready')
  })

  test('is a review that waits for its writer, and goes with the tab', async () => {
    const { reviews } = await import('#stores/locator/reviews.ts')
    await reviews.open('fix-it')
    reviews.write({ rating: '5', comment: 'Kind.' })
    expect(readSession('reviewToPublish')).toContain('Kind.')
    await reviews.open('other')
    await reviews.open('fix-it')
    expect(reviews.$draft.get()).toEqual({ rating: '5', comment: 'Kind.' })
    await reviews.submit()
    expect(readSession('reviewToPublish')).toBeUndefined()
  })
})

describe('a guest', () => {
  test('who asks a question is sent to log in, and comes back to the form', async () => {
    const { questionForm } = await import('#stores/forum/question-form.ts')
    questionForm.type({ title: 'Why does it hum?', details: '', category: 'General' })
    await questionForm.send()
    expect(browser.said).toEqual([
      'alert Please log in to ask a question.',
      'go to /login?return=%2Fforum%23ask',
    ])
  })

  test('does not make the device load the account service', async () => {
    const { memberIsHere } = await import('#stores/forum/forum.ts')
    expect(memberIsHere()).toBe(false)
    document.documentElement.classList.add('member')
    expect(memberIsHere()).toBe(true)
  })
})

describe('a member', () => {
  const kept: MemberRecords = {
    searches: [{ query: 'blue screen', at: 5 }],
    progress: [{ guide: 3, title: 'Slow', fix: 1, step: 1, at: 5 }],
  }

  test('finds on this device what the account has, and the account gets what was done here', async () => {
    account.records = kept
    await asMember()
    const { recentSearches } = await import('#stores/home-search/recent-searches.ts')
    const { progress } = await import('#stores/gate/progress.ts')
    recentSearches.add('no sound')
    progress.reach({ guide: 16, title: 'No Wi-Fi', fix: 1, step: 2 })
    const { followMember, memberMerge } = await import('#stores/sync/follow-member.ts')
    const stop = followMember()
    await vi.waitFor(() => expect(memberMerge.$merge.get()).toBe('merged'))
    expect(recentSearches.$recent.get().map(({ query }) => query)).toEqual([
      'no sound',
      'blue screen',
    ])
    expect(progress.$progress.get().map(({ guide }) => guide)).toEqual([16, 3])
    expect(account.saved[0]).toMatchObject({
      uid: 'ada',
      searches: [{ query: 'no sound' }],
      progress: [{ guide: 16 }],
    })
    expect(stored('lastMerge')).toMatchObject({ uid: 'ada', merged: true })
    stop()
  })

  test('who logs out in another tab gets nothing merged here any more', async () => {
    await asMember()
    localStorage.removeItem('memberHint')
    const { sync } = await import('#stores/sync/sync.ts')
    expect(await sync.run('ada')).toBe(false)
    expect(account.saved).toEqual([])
  })

  test('is not taken for another one', async () => {
    await asMember()
    const { sync } = await import('#stores/sync/sync.ts')
    expect(await sync.run('bob')).toBe(false)
    expect(await sync.run('ada')).toBe(true)
  })

  test('does not meet what somebody else has left here without logging out', async () => {
    localStorage.setItem('lastMerge', '{"uid":"bob","merged":true,"searches":[],"progress":[]}')
    localStorage.setItem('recentSearches', '["what bob searched"]')
    await asMember()
    const { sync } = await import('#stores/sync/sync.ts')
    await sync.run('ada')
    const { recentSearches } = await import('#stores/home-search/recent-searches.ts')
    expect(recentSearches.$recent.get()).toEqual([])
    expect(account.saved).toEqual([])
  })

  test('who has been here is followed on pages that most read without an account; a guest is not', async () => {
    const { followAnyMember } = await import('#stores/sync/follow-any-member.ts')
    account.records = kept
    const stopGuest = followAnyMember()
    await asMember()
    const { recentSearches } = await import('#stores/home-search/recent-searches.ts')
    expect(recentSearches.$recent.get()).toEqual([])
    stopGuest()
    const stop = followAnyMember()
    await vi.waitFor(() => expect(recentSearches.$recent.get()).toHaveLength(1))
    stop()
  })

  test('logs out here, and goes to the page for logging in', async () => {
    const session = await asMember()
    const { logOut } = await import('#stores/sign-in/log-out.ts')
    expect(await logOut()).toBe('done')
    expect(browser.said).toEqual(['ask Are you sure you want to log out?', 'go to /login'])
    expect(account.signedOut).toBe(1)
    expect(session.$session.get()).toEqual({ state: 'guest' })
    expect(localStorage.getItem('memberHint')).toBeNull()
  })

  test('stays where logging out is thought better of', async () => {
    const session = await asMember()
    browser.agrees = false
    const { logOut } = await import('#stores/sign-in/log-out.ts')
    expect(await logOut()).toBe('kept')
    expect(session.$session.get()).toMatchObject({ state: 'member' })
  })

  test('takes the own data along as a file', async () => {
    await asMember()
    const { ownAccount } = await import('#stores/profile/own-account.ts')
    const ada = { uid: 'ada', displayName: 'Ada', email: '', phoneNumber: '', photoURL: '' }
    await ownAccount.download(ada)
    expect(browser.said[0]).toMatch(/^save my-data\.json \{/)
  })

  test('whose account is deleted becomes a guest, and nothing is left on the device', async () => {
    const session = await asMember()
    localStorage.setItem('recentSearches', '["no sound"]')
    const { ownAccount } = await import('#stores/profile/own-account.ts')
    await ownAccount.remove({
      uid: 'ada',
      displayName: 'Ada',
      email: '',
      phoneNumber: '',
      photoURL: '',
    })
    expect(browser.said[0]).toMatch(/^ask Delete your account/)
    expect(session.$session.get()).toEqual({ state: 'guest' })
    await vi.waitFor(() => expect(localStorage.getItem('recentSearches')).toBeNull())
  })

  test('logs in, is merged, and goes back to where the reader came from', async () => {
    account.records = kept
    window.history.replaceState(null, '', '/login?return=/issue/16')
    const { signIn } = await import('#stores/sign-in/sign-in.ts')
    await signIn.withEmail('login', 'ada@example.org', 'four blue kettles')
    expect(browser.said).toEqual(['go to /issue/16'])
    const { progress } = await import('#stores/gate/progress.ts')
    expect(progress.$progress.get()).toEqual(kept.progress)
    signIn.goOn()
    expect(browser.said).toHaveLength(2)
  })
})

describe('a device', () => {
  test('is cleared after a question that names what goes', async () => {
    await asMember()
    const { clearDevice } = await import('#stores/device/clear-device.ts')
    await clearDevice()
    const [question = '', then] = browser.said
    for (const words of ['nickname', 'begun to write', 'colours and voice', 'cookie', 'sign-in'])
      expect(question).toContain(words)
    expect(then).toBe('reload at /#cleared')
    expect(account.signedOut).toBe(1)
    expect(localStorage.length).toBe(0)
  })

  test('without a member is cleared without asking the account service', async () => {
    const { clearDevice } = await import('#stores/device/clear-device.ts')
    await clearDevice()
    expect(account.signedOut).toBe(0)
  })
})

describe('a page', () => {
  test('says so if the browser cannot recognise speech', async () => {
    const { voiceSearch } = await import('#stores/guide-search/voice-search.ts')
    voiceSearch.press()
    expect(browser.said).toEqual(['alert Speech recognition not supported in this browser.'])
  })

  test('says that a nickname is missing', async () => {
    const { nickname } = await import('#stores/home-search/nickname.ts')
    nickname.save(' ')
    expect(browser.said).toEqual(['alert Please enter a valid nickname!'])
  })

  test('asks before it opens a page of another site', async () => {
    const { webSearchStore } = await import('#stores/home-search/web-search.ts')
    webSearchStore.visit('https://other.example')
    expect(browser.said).toEqual([
      'ask This is an external link. Do you want to open it in a new tab?',
      'open https://other.example',
    ])
  })

  test('goes from home to the guide that was chosen', async () => {
    const { homePage } = await import('#stores/home-search/home.ts')
    homePage.choose('/issue/16')
    expect(browser.said).toEqual(['go to /issue/16'])
  })

  test('follows whether the reader wants less motion', async () => {
    const changes = vi.fn()
    let tell = () => {}
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(prefers-reduced-motion: reduce)',
      addEventListener: (_: string, listener: () => void) => (tell = listener),
      removeEventListener: () => {},
    }))
    const { motion } = await import('#stores/motion.ts')
    expect(motion.isReduced()).toBe(true)
    motion.watch(changes)
    tell()
    expect(changes).toHaveBeenCalledOnce()
  })
})
