// Results that the library kept earlier.

/**
 * Runs in the page: writes earlier results of the wheel where the library keeps them.
 * @param chance that each had; by default none is recorded
 */
export function fillResults(count: number, chance?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('fairwheel')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['results'], 'readwrite')
      for (let index = 0; index < count; index += 1) {
        const id = `old${index}`
        const timestamp = 1_700_000_000_000 + index * 1000
        const result = {
          id,
          wheelId: 'wheel_1',
          winner: { id: 'option0', text: `Old ${index}`, color: '#ff6b6b', weight: 1 },
          spinDuration: 1000,
          // Before all that the wheel has.
          order: index - count,
          timestamp,
          angle: 1,
          isEliminationMode: false,
          isFinalWinner: false,
          remainingSegments: 3,
          ...(chance !== undefined && { chance }),
        }
        transaction.objectStore('results').put(result, ['wheel_1', index - count, id])
      }
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

/** Runs in the page: how many results the library has. */
export function countResults(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('fairwheel')
    // It is not there before the library has made it.
    opening.onerror = () => resolve(0)
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onsuccess = () => {
      const counting = opening.result.transaction(['results']).objectStore('results').count()
      counting.onsuccess = () => {
        opening.result.close()
        resolve(counting.result)
      }
    }
  })
}
