// Which game is part of a race: the room and the id of the game, kept so that a reload goes on with both.
const STORE = 'lele.race';

type Race = { room: string; game: string };

function stored(): Race | null {
  try {
    const value = JSON.parse(localStorage.getItem(STORE) ?? 'null') as Partial<Race> | null;
    return value?.room && value.game ? { room: value.room, game: value.game } : null;
  } catch {
    return null;
  }
}

export const race = $state<{ current: Race | null }>({ current: stored() });

/** The game of this tab is the one of a race from now on; null: of none. */
export function setRace(current: Race | null) {
  race.current = current;
  try {
    if (current) localStorage.setItem(STORE, JSON.stringify(current));
    else localStorage.removeItem(STORE);
  } catch {
    // Without a store the race ends with the tab.
  }
}
