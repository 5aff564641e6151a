/** Ids of people; those below and above belong to services. */
const FIRST_PERSON = 1000;
const LAST_PERSON = 65533;
const NO_LOGIN = /(?:\/nologin|\/false)$/;

/** Names of people who can log in, without the user of this id. Pure. */
export function loginUsers(passwd: string, ownId: number): string[] {
  return passwd.split('\n').flatMap((line) => {
    const [name = '', , id = '', , , , shell = ''] = line.trim().split(':');
    const isPerson = /^\d+$/.test(id) && Number(id) >= FIRST_PERSON && Number(id) <= LAST_PERSON;
    return isPerson && Number(id) !== ownId && !NO_LOGIN.test(shell) ? [name] : [];
  });
}
