import { authFailure } from '#domain/sign-in/auth-error.ts'
import type { AuthResult } from '#domain/sign-in/auth-error.ts'
import type { Accounts } from './accounts.ts'
import type { MemberDataService } from './member-data.ts'
import type { PhotoService } from './photos.ts'

type Load<Service> = () => Promise<Service>

/** A script that does not arrive is a failure like any other. */
async function reach<Service, Value>(
  load: Load<Service>,
  call: (service: Service) => Promise<AuthResult<Value>>,
): Promise<AuthResult<Value>> {
  const service = await load().catch(() => undefined)
  return service ? call(service) : authFailure('not-loaded')
}

/** Accounts whose script is loaded at the first call. */
export function lazyAccounts(load: Load<Accounts>): Accounts {
  return {
    available: true,
    watch(changed, unreachable) {
      let stop = () => {}
      let stopped = false
      load().then(
        service => {
          if (!stopped) stop = service.watch(changed, unreachable)
        },
        () => stopped || unreachable(),
      )
      return () => {
        stopped = true
        stop()
      }
    },
    signOut: async () => (await load()).signOut(),
    signIn: (email, password) => reach(load, service => service.signIn(email, password)),
    signUp: (email, password) => reach(load, service => service.signUp(email, password)),
    signInWithGoogle: accepted => reach(load, service => service.signInWithGoogle(accepted)),
    sendCode: (phone, captcha) => reach(load, service => service.sendCode(phone, captcha)),
    checkCode: (sent, code, accepted) =>
      reach(load, service => service.checkCode(sent, code, accepted)),
    sendReset: email => reach(load, service => service.sendReset(email)),
    waiting: async () => (await load()).waiting(),
    accept: async () => (await load()).accept(),
    decline: () => reach(load, service => service.decline()),
    ways: async () => (await load()).ways(),
    update: changes => reach(load, service => service.update(changes)),
    needsProof: async () => (await load()).needsProof(),
    proveByPassword: password => reach(load, service => service.proveByPassword(password)),
    proveByGoogle: () => reach(load, service => service.proveByGoogle()),
    proveByCode: captcha => reach(load, service => service.proveByCode(captcha)),
    changePassword: password => reach(load, service => service.changePassword(password)),
    addPassword: password => reach(load, service => service.addPassword(password)),
    addGoogle: () => reach(load, service => service.addGoogle()),
    sendConfirmation: () => reach(load, service => service.sendConfirmation()),
    remove: () => reach(load, service => service.remove()),
  }
}

export function lazyPhotos(load: Load<PhotoService>): PhotoService {
  return {
    save: (uid, photo, progress) => reach(load, service => service.save(uid, photo, progress)),
    remove: uid => reach(load, service => service.remove(uid)),
  }
}

export function lazyMemberData(load: Load<MemberDataService>): MemberDataService {
  return {
    load: uid => reach(load, service => service.load(uid)),
    save: (uid, changes) => reach(load, service => service.save(uid, changes)),
    everything: uid => reach(load, service => service.everything(uid)),
    erase: uid => reach(load, service => service.erase(uid)),
    reopen: uid => reach(load, service => service.reopen(uid)),
  }
}
